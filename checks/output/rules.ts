import type { Rule } from '../finding';
export const outputRules: readonly Rule[] = [];
