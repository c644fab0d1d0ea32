import path from 'node:path';
import { rspack } from '@rspack/core';
import browserslist from 'browserslist';
import { compilerName, narrowFixes } from './compilerOptions';

/** Output version for the engines in "browserslist" of package.json. */
const ecmaVersion = 2019;

export type ScriptRequest = {
  /** Root of the repository. */
  siteDir: string;
  /** Absolute path of the source file. */
  entry: string;
  /** Absolute path of the output file. */
  outFile: string;
  /** Runtime environment. */
  target: 'web' | 'webworker';
  /** Values for free identifiers of the source, as JSON values. */
  constants?: Readonly<Record<string, unknown>>;
  /** Absolute paths of modules that replace others. */
  aliases?: Readonly<Record<string, string>>;
};

/**
 * Bundles a standalone classic script, outside the Docusaurus bundle: for the same engines, as UTF-8, without a chunk
 * runtime. Throws the errors of the compiler.
 */
export async function bundleScript({
  siteDir,
  entry,
  outFile,
  target,
  constants = {},
  aliases = {},
}: ScriptRequest): Promise<void> {
  const targets = browserslist.loadConfig({ path: siteDir, env: 'production' });
  if (!targets) throw new Error('bundle: package.json has no "browserslist"');
  const compiler = rspack({
    context: siteDir,
    mode: 'production',
    devtool: false,
    entry,
    target: [target, 'es5'], // for the wrapper only; modules are compiled for `targets`
    output: { path: path.dirname(outFile), filename: path.basename(outFile), clean: false },
    resolve: { extensions: ['.ts', '.js'], alias: { ...aliases } },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: compilerName,
          options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets, ...narrowFixes } },
        },
      ],
    },
    plugins: [
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.DefinePlugin(
        Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
    ],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: ecmaVersion,
            compress: { ecma: ecmaVersion, passes: 2 },
            format: { ecma: ecmaVersion, comments: false, asciiOnly: false },
          },
        }),
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else compiler.close((failure) => (failure ? reject(failure) : resolve()));
    });
  });
}
