import type { SourcePage } from '../content/source/sourcePage';
import { type SampleBlock, fileNameOf, parseBlocks } from './blocks/sampleBlock';
import { findBashFiles, findNodeFiles, findNpmPackages, findPythonFiles, isRunnable } from './blocks/shellCommands';
import { compilers } from './examine/compilers';
import { dataFormats } from './examine/dataFormats';
import { type Interfaces, findJsonFaults, findRequestLineFaults } from './examine/documentedReplies';
import { findInstalledVersion } from './examine/installedPackages';
import { compareOutput } from './run/runBash';
import { Session } from './run/session';
import { translateBatch } from './run/windowsCommands';
import { Terminals } from './run/terminals';
import { examineScript, findScriptOutputFaults, isScript } from './scripts/examineScript';
import { requestJanus } from './scripts/requestJanus';
import type { ScriptRun } from './scripts/runScript';
import type { Services } from './services/startServices';

/** How a block was tested. `free` blocks are text that cannot be tested. */
export type Treatment = 'run' | 'compiled' | 'parsed' | 'compared' | 'free' | 'untested' | 'unknown';

/** Result of a block. */
export type BlockResult = { block: SampleBlock; treatment: Treatment; faults: string[] };

type Workplace = { page: SourcePage; session: Session; interfaces: Interfaces };

/** Finds the files that a shell text runs, by language of a program. */
const fileFinders: Readonly<Record<string, (text: string) => string[]>> = {
  javascript: findNodeFiles,
  js: findNodeFiles,
  python: findPythonFiles,
};
const shells = new Set(['bash', 'sh', 'powershell', 'cmd', 'bat', 'console']);

/** Returns the data that the platform pushes at this point of the page. */
function findPush({ language, title, text }: SampleBlock): Record<string, unknown> | undefined {
  if (language !== 'json' || !title.startsWith('推送')) return undefined;
  const pushed: unknown = JSON.parse(text);
  return typeof pushed === 'object' && pushed !== null ? { ...pushed } : undefined;
}

/** Returns the file name of a block: its title, or the file of a later `node …` or `python3 …` command. */
function findFileName(block: SampleBlock, blocks: readonly SampleBlock[]): string | undefined {
  const titled = fileNameOf(block);
  const findFiles = fileFinders[block.language];
  if (titled !== undefined || !findFiles) return titled;
  const later = blocks.slice(blocks.indexOf(block) + 1);
  const next = later.findIndex(
    ({ language, title }) => fileFinders[language] === findFiles && fileNameOf({ ...block, title }) === undefined,
  );
  const own = next < 0 ? later : later.slice(0, next);
  return own.flatMap(({ language, text }) => (language === 'bash' ? findFiles(text) : []))[0];
}

/** Reports packages whose version differs from the one in package.json, which runs the samples. */
function findPackageFaults(text: string): string[] {
  return findNpmPackages(text).flatMap(({ name, range }) => {
    const version = findInstalledVersion(name);
    if (version === undefined)
      return [`package ${name} is no dependency of this repository, so its sample is not tested`];
    return version === range || version.startsWith(`${range}.`)
      ? []
      : [`${name}@${range} is not what the sample is tested with; write ${name}@${version.split('.')[0] ?? ''}`];
  });
}

function findParseFaults(block: SampleBlock, { page, interfaces }: Workplace): string[] {
  try {
    dataFormats[block.language]?.(block.text);
  } catch (error) {
    return [`${block.language}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const api = page.frontMatter?.api;
  return block.language === 'json' ? findJsonFaults(block, typeof api === 'string' ? api : undefined, interfaces) : [];
}

/** Examines the text of a block without running it. */
function examineText(block: SampleBlock, workplace: Workplace): { treatment: Treatment; faults: string[] } {
  const { language, text } = block;
  if (block.untested !== undefined) {
    return {
      treatment: 'untested',
      faults: block.untested.trim() === '' ? ['untested="…" needs a reason'] : [],
    };
  }
  if (language === '' || language === 'text') {
    return { treatment: 'free', faults: findRequestLineFaults(text, workplace.interfaces) };
  }
  if (language in dataFormats) return { treatment: 'parsed', faults: findParseFaults(block, workplace) };
  if (language === 'cmd' && translateBatch(text) !== undefined) return { treatment: 'compiled', faults: [] };
  const compiler = compilers[language];
  if (compiler) {
    const file = workplace.session.save(`.compiled-${block.line}.${compiler.ending}`, text);
    return { treatment: 'compiled', faults: [...compiler.findFaults(file), ...findPackageFaults(text)] };
  }
  return {
    treatment: 'unknown',
    faults: [
      `nothing here tests ${language}; add a runner to tests/samples/, or untested="…" with the reason to the fence`,
    ],
  };
}

function isOutput({ language, title, untested }: SampleBlock): boolean {
  return language === 'text' && title.startsWith('输出') && untested === undefined;
}

/** Returns the Bash text of a block, undefined when it is not a command or has faults. */
function findCommand({ language, text }: SampleBlock, { treatment, faults }: BlockResult): string | undefined {
  if (treatment !== 'compiled' || faults.length > 0) return undefined;
  if (language === 'cmd') return translateBatch(text);
  return language === 'bash' ? text : undefined;
}

/** Whether the text and the scripts it starts use only known tools. */
function mayRun(text: string, session: Session): boolean {
  return [text, ...findBashFiles(text).map((file) => session.read(file))].every(isRunnable);
}

/** Examines the code blocks of a page in order and in one session, as a user follows the page. */
export async function examinePage(
  page: SourcePage,
  services: Services,
  interfaces: Interfaces,
): Promise<BlockResult[]> {
  const blocks = parseBlocks(page);
  const session = new Session(services.environment, services.files);
  const terminals = new Terminals(services);
  const results: BlockResult[] = [];
  let script: ScriptRun | undefined;
  try {
    for (const block of blocks) {
      const fileName = findFileName(block, blocks);
      if (fileName !== undefined) session.save(fileName, block.text);
      const result: BlockResult = { block, ...examineText(block, { page, session, interfaces }) };
      results.push(result);
      const run = terminals.findRun(block);
      const command = findCommand(block, result);
      const push = findPush(block);
      if (push) services.triton.push(push);
      const outputFaults = script && findScriptOutputFaults(script, block);
      if (isScript(page, block)) {
        const { run: started, faults } = await examineScript(page, blocks, block, requestJanus(services));
        script = started;
        result.faults.push(...faults);
        result.treatment = 'run';
      } else if (outputFaults) {
        result.faults.push(...outputFaults);
        result.treatment = 'compared';
      } else if (command !== undefined && fileName === undefined && mayRun(command, session)) {
        result.faults = (await terminals.start({ ...block, text: command }, session)).faults;
        result.treatment = 'run';
      } else if (shells.has(block.language)) {
        // Output after a command that is not run cannot be compared, unless the command is a variant for another system.
        if (results.at(-2)?.treatment !== 'run' || block.untested === undefined) terminals.forgetLast();
      } else if (isOutput(block) && run) {
        result.faults.push(...(await compareOutput(run, block.text, services)));
        result.treatment = 'compared';
      } else if (block.language === 'json' && run?.readsInput === true) {
        run.program.write(`${block.text}\n`);
      }
    }
    await terminals.endAll();
  } finally {
    services.triton.clear();
    session.close();
  }
  return results;
}
