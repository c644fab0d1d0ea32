import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Exit code of a program, or the signal that ended it. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** Time after which a program is killed. Samples need less, also on a loaded machine. */
const timeoutMs = 60_000;

/** Program started by a sample, with its output lines. */
export class Program {
  readonly lines: string[] = [];
  readonly ended: Promise<Ending>;
  private readonly child: ChildProcess;
  private readonly watchdog: NodeJS.Timeout;
  private over = false;
  private waiting: (() => void)[] = [];

  constructor(command: string, args: readonly string[], folder: string, environment: Readonly<Record<string, string>>) {
    this.child = spawn(command, args, { cwd: folder, env: environment, detached: true, stdio: 'pipe' });
    this.child.stdin?.on('error', () => {}); // a program may end before it has read everything
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.add(line));
    }
    this.ended = new Promise((resolve) => {
      this.child.on('error', (error) => this.add(String(error)));
      this.child.on('close', (code, signal) => {
        this.over = true;
        clearTimeout(this.watchdog);
        this.wake();
        resolve({ code, signal });
      });
    });
    this.watchdog = setTimeout(() => this.signal('SIGKILL'), timeoutMs);
  }

  write(text: string): void {
    this.child.stdin?.write(text);
  }

  endInput(): void {
    this.child.stdin?.end();
  }

  /** Interrupts the program like Ctrl+C. */
  interrupt(): void {
    this.signal('SIGINT');
  }

  /** Waits for the first line from `start` on that `accepts` and returns its index, undefined when the program ended. */
  async waitForLine(accepts: (line: string) => boolean, start: number): Promise<number | undefined> {
    for (;;) {
      const place = this.lines.findIndex((line, index) => index >= start && accepts(line));
      if (place >= 0) return place;
      if (this.over) return undefined;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private add(line: string): void {
    this.lines.push(line);
    this.wake();
  }

  private wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  private signal(name: NodeJS.Signals): void {
    if (this.over || this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid, name);
    } catch (error) {
      // The program may have ended while its last output is being read.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
