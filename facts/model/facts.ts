import type { Catalog } from '../../catalog/catalog';
import type { ComponentFact } from './component';
import type { ChannelFact, MessageFact, OperationFact } from './contract';
import type { DownloadFact } from './download';
import type { ErrorFact } from './errorCode';
import type { ListingFact } from './listing';
import type { ParameterFact, ParameterSetFact } from './parameterSet';
import type { ReleaseFact } from './release';
import type { ElementFact, ScreenFact } from './screen';
import type { FunctionFact } from './scriptFunction';
import type { Source } from './source';
import type { StateFact, StateSetFact } from './stateSet';
import type { TermFact } from './term';
import type { ValueFact } from './value';

export type Fact =
  | ValueFact
  | ScreenFact
  | ElementFact
  | ErrorFact
  | StateSetFact
  | StateFact
  | ParameterSetFact
  | ParameterFact
  | FunctionFact
  | ComponentFact
  | DownloadFact
  | ListingFact
  | ReleaseFact
  | TermFact
  | OperationFact
  | ChannelFact
  | MessageFact;

export type FactType = Fact['type'];
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>;

/** Checked contents of `facts/`. Members (elements, states, parameters) are in `byKey` and in their parent. */
export type Facts = {
  byKey: ReadonlyMap<string, Fact>;
  sources: ReadonlyMap<string, Source>;
  /** Catalogue of pages. Undefined in a folder without a catalogue. */
  catalog: Catalog | undefined;
  /** Loaded files, relative to the repository. */
  files: readonly string[];
};
