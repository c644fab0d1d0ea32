import path from 'node:path';
import { rspack } from '@rspack/core';
import browserslist from 'browserslist';
import { compilerName, narrowFixes } from './compilerOptions';

/** Promise R19; package.json "browserslist" names the engines. */
const ecmaVersion = 2019;

export type ScriptRequest = {
  /** The repository. */
  siteDir: string;
  /** Source file of the script, absolute. */
  entry: string;
  /** The script to write, absolute. */
  outFile: string;
  /** Where it runs; a worker has no document. */
  target: 'web' | 'webworker';
  /** Constants that are put in for free names of the source, as JSON values. */
  constants?: Readonly<Record<string, unknown>>;
  /** Files, absolute, that stand in for modules. */
  aliases?: Readonly<Record<string, string>>;
};

/**
 * Bundles one classic script that stands on its own, outside Docusaurus' bundle: for the same engines, as UTF-8,
 * without a runtime of several chunks. Throws what the compiler complains about.
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
    target: [target, 'es5'], // of the wrapper only; the syntax of modules is compiled for `targets`
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
