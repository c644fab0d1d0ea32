import type { Rule } from '../finding';
import { admonitionsRule } from './admonitions';
import { catalogueRule } from './catalogue';
import { emphasisRule } from './emphasis';
import { frontMatterRule } from './frontMatter';
import { imagesRule } from './images';
import { routesRule } from './routes';

/** Rules over what is written: `docs/`, `catalog/`, `src/theme/`. */
export const sourceRules: readonly Rule[] = [
  frontMatterRule,
  catalogueRule,
  routesRule,
  imagesRule,
  admonitionsRule,
  emphasisRule,
];
