// theme-classic exports both functions (lib/index.js) but omits them from its types.
import type { OptionValidationContext, ThemeConfigValidationContext } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';

declare module '@docusaurus/theme-classic' {
  export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions;
  export function validateThemeConfig(context: ThemeConfigValidationContext<ThemeConfig>): ThemeConfig;
}
