import { findNearest } from '../findNearest';
import type { Block } from './block';
import { channelBlock, messageExampleBlock, messageFieldsBlock } from './blocks/channels';
import { componentEventsBlock, componentMethodsBlock, componentPropertiesBlock } from './blocks/components';
import { downloadsBlock } from './blocks/downloads';
import { elementsBlock } from './blocks/elements';
import { errorCausesBlock, errorDetailsBlock, errorSummaryBlock, errorsBlock, returnCodesBlock } from './blocks/errors';
import {
  functionFailuresBlock,
  functionParametersBlock,
  functionReturnsBlock,
  signatureBlock,
} from './blocks/functions';
import { listingBlock } from './blocks/listings';
import { modbusExchangesBlock, modbusFrameBlock, modbusSignsBlock, modbusWordsBlock } from './blocks/modbus';
import { operationErrorsBlock } from './blocks/operationErrors';
import {
  operationBlock,
  operationsBlock,
  requestParametersBlock,
  responseExampleBlock,
  responseFieldsBlock,
} from './blocks/operations';
import { pagesBlock } from './blocks/pages';
import { parametersBlock } from './blocks/parameters';
import { releaseBlock } from './blocks/releases';
import { requestExampleBlock } from './blocks/requestExample';
import { statesBlock } from './blocks/states';
import { termsBlock } from './blocks/terms';
import { portsBlock, valuesBlock } from './blocks/values';

/** All blocks, in the order of the help text. */
export const blocks: readonly Block[] = [
  valuesBlock,
  portsBlock,
  elementsBlock,
  statesBlock,
  parametersBlock,
  operationBlock,
  requestParametersBlock,
  requestExampleBlock,
  responseFieldsBlock,
  responseExampleBlock,
  operationErrorsBlock,
  operationsBlock,
  errorsBlock,
  errorDetailsBlock,
  errorSummaryBlock,
  errorCausesBlock,
  returnCodesBlock,
  channelBlock,
  messageFieldsBlock,
  messageExampleBlock,
  signatureBlock,
  functionParametersBlock,
  functionReturnsBlock,
  functionFailuresBlock,
  componentPropertiesBlock,
  componentEventsBlock,
  componentMethodsBlock,
  downloadsBlock,
  listingBlock,
  modbusFrameBlock,
  modbusExchangesBlock,
  modbusWordsBlock,
  modbusSignsBlock,
  releaseBlock,
  termsBlock,
  pagesBlock,
];

const byName = new Map(blocks.map((block) => [block.name, block]));

export function findBlock(name: string): Block | undefined {
  return byName.get(name);
}

/** Returns the end of an error message that suggests blocks with a name similar to `name`. */
export function suggestBlock(name: string): string {
  const nearest = findNearest(name, byName.keys());
  return nearest.length > 0 ? `；最接近的：${nearest.join('、')}` : '；用 npm run facts 列出全部';
}
