/** Runs the shell samples of a page against the services, and plays the other side: types input, sends, disconnects. */
import { findNodeFiles, findProgramSources } from '../blocks/shellCommands';
import { type Services, placeholders } from '../services/startServices';
import { findOutputFaults, normaliseLine } from './outputLines';
import type { Program } from './program';
import type { Session } from './session';

/** A started shell sample. Faults found later, while its output is compared, belong to it too. */
export type Run = {
  program: Program;
  /** It goes on until Ctrl+C. */
  endless: boolean;
  /** It reads what the reader types, line by line. */
  readsInput: boolean;
  /** It exchanges data with Triton: what is pushed to it stands on the page. */
  talksToTriton: boolean;
  faults: string[];
  /** Lines that documented output has been compared with. */
  compared: number;
  commanded: boolean;
  dropped: boolean;
};

const downlinkLine = /下行|下发|"operation_id"/;
const dropLine = /断开|重连|disconnect|reconnect/i;

/** How a program says that Ctrl+C is its end: JavaScript, C, Go, C on Windows, C#. */
const handlesInterrupt =
  /['"]SIGINT['"]|\bSIGINT\b|\bos\.Interrupt\b|\bSetConsoleCtrlHandler\b|\bConsole\.CancelKeyPress\b/;

/** Programs that end with Ctrl+C say so: a subscription without a count, typed input, a handler of SIGINT. */
function isEndless(text: string, session: Session): boolean {
  if (/\bmosquitto_sub\b/.test(text) && !/\s-[CWE]\b/.test(text)) return true;
  const files = [...findNodeFiles(text), ...findProgramSources(text)];
  return isTyped(text) || files.some((file) => handlesInterrupt.test(session.read(file)));
}

function isTyped(text: string): boolean {
  return /\bmosquitto_pub\b/.test(text) && /\s-l\b/.test(text) && !/\|\s*mosquitto_pub\b/.test(text);
}

/** What the reader types for `read`: the value that the variable's name stands for. */
function findTypedValues(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|])read\s+(?:-\w+\s+)*(\w+)/g)].map(({ 1: name = '' }) => {
    const value = Object.entries(placeholders).find(([known]) => known === name)?.[1];
    return value ?? `value-of-${name}`;
  });
}

/** What the services have to say about the programs since they were asked last. */
export async function takeComplaints({ all }: Services): Promise<string[]> {
  const complaints = await Promise.all(all.map(async (service) => service.takeComplaints()));
  return complaints.flat();
}

/** Starts a sample; waits for its end unless it is endless. */
export async function runBash(text: string, session: Session, services: Services): Promise<Run> {
  const endless = isEndless(text, session);
  const program = session.startBash(text);
  const run: Run = {
    program,
    endless,
    readsInput: isTyped(text),
    talksToTriton: findProgramSources(text).some((file) =>
      /triton\.h|triton\.dll|TRITON_ADDRESS|MODBUS_ADDRESS/.test(session.read(file)),
    ),
    faults: [],
    compared: 0,
    commanded: false,
    dropped: false,
  };
  for (const value of findTypedValues(text)) program.write(`${value}\n`);
  if (endless) return run;
  program.endInput();
  await endRun(run, services);
  return run;
}

/** Ends an endless sample as the reader does, and adds what it and the services have to say. */
export async function endRun(run: Run, services: Services): Promise<void> {
  const { program, endless, faults } = run;
  if (endless) program.interrupt();
  const { code, signal } = await program.ended;
  const interrupted = endless && (signal === 'SIGINT' || code === 130);
  if (code !== 0 && !interrupted) {
    faults.push(`ended with ${code ?? signal ?? 'nothing'}; its output: ${program.lines.join(' | ')}`);
  }
  faults.push(...(await takeComplaints(services)));
}

/** What has to happen outside the program before it prints `line`. */
async function provoke(run: Run, line: string, { all, broker }: Services): Promise<void> {
  if (downlinkLine.test(line) && !run.commanded && !run.talksToTriton) {
    run.commanded = true;
    await Promise.race([broker.untilListening(), run.program.ended]);
    await broker.sendCommand();
  } else if (dropLine.test(line) && !run.dropped) {
    run.dropped = true;
    for (const service of all) await service.dropConnections();
  }
}

/** Compares documented output with what the sample printed since the last comparison. */
export async function compareOutput(run: Run, text: string, services: Services): Promise<string[]> {
  const { program } = run;
  if (!run.endless) {
    const lines = program.lines.slice(run.compared);
    run.compared = program.lines.length;
    return findOutputFaults(text, lines);
  }
  for (const expected of text.trimEnd().split('\n')) {
    await provoke(run, expected, services);
    const place = await program.waitForLine((line) => normaliseLine(line) === normaliseLine(expected), run.compared);
    if (place === undefined) {
      return [`never printed ${JSON.stringify(expected)}; it printed: ${program.lines.join(' | ')}`];
    }
    run.compared = place + 1;
  }
  return [];
}
