import type { Chunk, Compiler, RspackPluginInstance } from '@rspack/core';

type Rspack = typeof import('@rspack/core');

export type RuntimeCode = {
  name: string;
  /** Sees `__webpack_require__`. */
  code: string;
  /** Which scripts that load others have it. */
  isFor: (chunk: Chunk) => boolean;
  /** It changes what the bundler's own code has set up, and comes after it. */
  isLast?: boolean;
};

/** A plugin that adds code to the bundler's runtime, which stands at the end of every script that loads others. */
export function addRuntimeCode(
  rspack: Rspack,
  { name, code, isFor, isLast = false }: RuntimeCode,
): RspackPluginInstance {
  const { STAGE_ATTACH, STAGE_TRIGGER } = rspack.RuntimeModule;
  class AddedCode extends rspack.RuntimeModule {
    constructor() {
      super(name, isLast ? STAGE_TRIGGER : STAGE_ATTACH);
    }
    override generate(): string {
      return code;
    }
  }
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
          if (isFor(chunk)) compilation.addRuntimeModule(chunk, new AddedCode());
        });
      });
    },
  };
}
