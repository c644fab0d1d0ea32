import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeholders } from '../services/startServices';
import { Program } from './program';

/**
 * Sourced by the shell before a sample. Restores the variables of earlier samples and joins stdout and stderr, as in one
 * terminal.
 */
const prelude = `unset BASH_ENV
[ -e "$SAMPLE_STATE" ] && . "$SAMPLE_STATE" 2>/dev/null
exec 2>&1
trap 'declare -p | grep -v "^declare -[a-zA-Z]*r" >"$SAMPLE_STATE"' EXIT
`;

/** Terminal and working folder of a user who follows one page. */
export class Session {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'sample-'));
  private count = 0;

  /** `files` are copied into the folder: files that the product installs. */
  constructor(
    private readonly environment: Readonly<Record<string, string>>,
    files: readonly string[] = [],
  ) {
    for (const file of files) copyFileSync(file, path.join(this.folder, path.basename(file)));
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
    writeFileSync(path.join(this.folder, '.prelude'), prelude);
  }

  save(name: string, text: string): string {
    const file = path.join(this.folder, name);
    writeFileSync(file, `${text}\n`);
    return file;
  }

  /** Returns the text of a file in the folder, empty when it does not exist. */
  read(name: string): string {
    const file = path.join(this.folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Starts a Bash text. */
  startBash(text: string): Program {
    this.count += 1;
    const script = this.save(`.sample-${this.count}.sh`, text);
    return new Program('bash', [script], this.folder, {
      PATH: process.env.PATH ?? '',
      HOME: this.folder,
      LANG: 'C.UTF-8',
      TZ: 'Asia/Shanghai',
      ...placeholders,
      ...this.environment,
      BASH_ENV: path.join(this.folder, '.prelude'),
      SAMPLE_STATE: path.join(this.folder, '.state'),
    });
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
