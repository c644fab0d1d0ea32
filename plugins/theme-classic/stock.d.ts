// theme-classic exports both at run time (lib/index.js) and leaves them out of its types.
import type { OptionValidationContext, ThemeConfigValidationContext } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';

declare module '@docusaurus/theme-classic' {
  export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions;
  export function validateThemeConfig(context: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig;
}
