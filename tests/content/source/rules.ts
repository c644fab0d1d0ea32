import type { Rule } from '../finding';
import { admonitionsRule } from './admonitions';
import { afterFacts } from './afterFacts';
import { assumptionsRule } from './assumptions';
import { catalogueRule } from './catalogue';
import { contractsRule } from './contracts';
import { emphasisRule } from './emphasis';
import { textReferencesRule } from './textReferences';
import { factsRule } from './facts';
import { frontMatterRule } from './frontMatter';
import { drawingsRule } from './drawings';
import { badgesRule } from './badges';
import { imagesRule } from './images';
import { exceptionsRule } from './language/exceptions';
import { buildRule } from './language/languageRule';
import { languageRules } from './language/languageRules';
import { routesRule } from './routes';
import { structureRule } from './structure';
import { amountRule } from './amount';
import { emptySectionsRule } from './emptySections';
import { headingIdsRule } from './headingIds';
import { prerequisitesRule } from './prerequisites';
import { savedFilesRule } from './savedFiles';
import { stepResultsRule } from './stepResults';
import { safetyPositionRule } from './safetyPosition';
import { troubleshootingPartsRule } from './troubleshootingParts';
import { userQuestionsRule } from './userQuestions';
import { verificationRule } from './verification';
import { tablesRule } from './tables';
import { termPagesRule } from './termPages';
import { tableCaptionsRule } from './tableCaptions';
import { figuresRule } from './figures';
import { jsonRule } from './json';
import { pageLinksRule } from './pageLinks';
import { placeholdersRule } from './placeholders';
import { literalsRule } from './literals';
import { handwrittenValuesRule } from './handwrittenValues';
import { interfaceWordsRule } from './interfaceWords';
import { menuPathsRule } from './menuPaths';
import { namedPagesRule } from './namedPages';
import { errorCodesRule } from './errorCodes';
import { contradictionsRule } from './contradictions';
import { duplicatesRule } from './duplicates';
import { frontMatterFactsRule } from './frontMatterFacts';
import { reviewsRule } from './reviews';

/** Rules that need valid facts. */
const rulesAfterFacts: readonly Rule[] = [
  assumptionsRule,
  frontMatterRule,
  catalogueRule,
  routesRule,
  imagesRule,
  drawingsRule,
  badgesRule,
  admonitionsRule,
  emphasisRule,
  structureRule,
  amountRule,
  emptySectionsRule,
  headingIdsRule,
  prerequisitesRule,
  stepResultsRule,
  savedFilesRule,
  safetyPositionRule,
  verificationRule,
  troubleshootingPartsRule,
  tablesRule,
  tableCaptionsRule,
  figuresRule,
  jsonRule,
  pageLinksRule,
  namedPagesRule,
  textReferencesRule,
  placeholdersRule,
  literalsRule,
  handwrittenValuesRule,
  interfaceWordsRule,
  menuPathsRule,
  errorCodesRule,
  contradictionsRule,
  duplicatesRule,
  frontMatterFactsRule,
  reviewsRule,
  userQuestionsRule,
  termPagesRule,
  ...languageRules.map(buildRule),
  exceptionsRule,
];

/** Rules that examine source files: `docs/`, `catalog/`, `facts/`. */
export const sourceRules: readonly Rule[] = [factsRule, contractsRule, ...rulesAfterFacts.map(afterFacts)];
