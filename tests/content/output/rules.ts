import type { Rule } from '../finding';
import { harmlessHtmlRule } from './harmlessHtml';
import { leftoversRule } from './leftovers';
import { licencesRule } from './licences';
import { linksRule } from './links';
import { metadataRule } from './metadata';
import { originsRule } from './origins';
import { publishedTextRule } from './publishedText';
import { buildSecretsRule } from './secrets';
import { syntaxRule } from './syntax';
import { textsRule } from './texts';
import { twinsRule } from './twins';
import { validityRule } from './validity';
import { writersNotesRule } from './writersNotes';

/** Rules that examine the built site, `build/`. */
export const outputRules: readonly Rule[] = [
  linksRule,
  metadataRule,
  harmlessHtmlRule,
  originsRule,
  leftoversRule,
  licencesRule,
  publishedTextRule,
  buildSecretsRule(process.cwd()),
  syntaxRule,
  textsRule,
  twinsRule,
  validityRule,
  writersNotesRule,
];
