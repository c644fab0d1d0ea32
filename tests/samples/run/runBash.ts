/** Runs the shell samples of a page against the services. Also types input, sends commands and drops connections. */
import { findNodeFiles, findProgramSources } from '../blocks/shellCommands';
import { type Services, placeholders } from '../services/startServices';
import { findOutputFaults, normaliseLine } from './outputLines';
import type { Program } from './program';
import type { Session } from './session';

/** Started shell sample. */
export type Run = {
  program: Program;
  /** Whether it runs until Ctrl+C. */
  endless: boolean;
  /** Whether it reads user input line by line. */
  readsInput: boolean;
  /** Whether it exchanges data with Triton. The page then contains the data to push. */
  talksToTriton: boolean;
  faults: string[];
  /** Number of lines already compared with documented output. */
  compared: number;
  commanded: boolean;
  dropped: boolean;
};

const downlinkLine = /下行|下发|"operation_id"/;
const dropLine = /断开|重连|disconnect|reconnect/i;

/** Handlers of Ctrl+C in JavaScript, C, Go, C on Windows, C#. */
const handlesInterrupt =
  /['"]SIGINT['"]|\bSIGINT\b|\bos\.Interrupt\b|\bSetConsoleCtrlHandler\b|\bConsole\.CancelKeyPress\b/;

/** Whether a sample runs until Ctrl+C: a server, a subscription without a count, user input, a handler of SIGINT. */
function isEndless(text: string, session: Session): boolean {
  if (/\bmosquitto_sub\b/.test(text) && !/\s-[CWE]\b/.test(text)) return true;
  if (/\bhttp\.server\b/.test(text)) return true;
  const files = [...findNodeFiles(text), ...findProgramSources(text)];
  return isTyped(text) || files.some((file) => handlesInterrupt.test(session.read(file)));
}

function isTyped(text: string): boolean {
  return /\bmosquitto_pub\b/.test(text) && /\s-l\b/.test(text) && !/\|\s*mosquitto_pub\b/.test(text);
}

/** Returns the input for each `read` command, by the name of its variable. */
function findTypedValues(text: string): string[] {
  return [...text.matchAll(/(?:^|[\s;&|])read\s+(?:-\w+\s+)*(\w+)/g)].map(({ 1: name = '' }) => {
    const value = Object.entries(placeholders).find(([known]) => known === name)?.[1];
    return value ?? `value-of-${name}`;
  });
}

/** Returns the complaints of all services since the last call. */
export async function takeComplaints({ all }: Services): Promise<string[]> {
  const complaints = await Promise.all(all.map(async (service) => service.takeComplaints()));
  return complaints.flat();
}

/** Starts a sample and waits for its end unless it is endless. */
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

/** Interrupts an endless sample and adds its faults and the complaints of the services. */
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

/** Triggers the event that makes the program print `line`: a command, or a lost connection. */
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

/** Compares documented output with the lines that the sample printed since the last comparison. */
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
