import { boldEdgesRule } from './boldEdges';
import { boundariesRule } from './boundaries';
import { calloutsRule } from './callouts';
import { codeFencesRule } from './codeFences';
import { codeMarksRule } from './codeMarks';
import { comparisonsRule } from './comparisons';
import { conditionsRule } from './conditions';
import { confusablesRule } from './confusables';
import { dashesRule } from './dashes';
import { dateTimeRule } from './dateTime';
import { emptyVerbsRule } from './emptyVerbs';
import { emptyWordsRule } from './emptyWords';
import { enumerationsRule } from './enumerations';
import { exampleValuesRule } from './exampleValues';
import { exclamationsRule } from './exclamations';
import { headingsRule } from './headings';
import type { LanguageRule } from './languageRule';
import { linkTextRule } from './linkText';
import { longSentencesRule } from './longSentences';
import { modalityRule } from './modality';
import { numbersRule } from './numbers';
import { particlesRule } from './particles';
import { passiveVoiceRule } from './passiveVoice';
import { personRule } from './person';
import { pointingRule } from './pointing';
import { properNamesRule } from './properNames';
import { punctuationRule } from './punctuation';
import { quotesRule } from './quotes';
import { rangesRule } from './ranges';
import { sentenceEndsRule } from './sentenceEnds';
import { spacingRule } from './spacing';
import { stepsRule } from './steps';
import { termsRule } from './terms';
import { uiNamesRule } from './uiNames';
import { unitsRule } from './units';
import { vagueAmountsRule } from './vagueAmounts';
import { widthRule } from './width';

/** Automated rules of contributing/style.md, in its order. */
export const languageRules: readonly LanguageRule[] = [
  spacingRule,
  unitsRule,
  boldEdgesRule,
  widthRule,
  punctuationRule,
  quotesRule,
  enumerationsRule,
  rangesRule,
  exclamationsRule,
  dashesRule,
  sentenceEndsRule,
  numbersRule,
  boundariesRule,
  comparisonsRule,
  dateTimeRule,
  exampleValuesRule,
  termsRule,
  properNamesRule,
  personRule,
  modalityRule,
  emptyWordsRule,
  vagueAmountsRule,
  emptyVerbsRule,
  confusablesRule,
  particlesRule,
  longSentencesRule,
  conditionsRule,
  passiveVoiceRule,
  pointingRule,
  headingsRule,
  stepsRule,
  uiNamesRule,
  codeMarksRule,
  calloutsRule,
  linkTextRule,
  codeFencesRule,
];
