import type { SampleBlock } from '../blocks/sampleBlock';
import type { Services } from '../services/startServices';
import { type Run, endRun, runBash, takeComplaints } from './runBash';
import type { Session } from './session';

/** Terminals of the user, with the program started last and those still running. */
export class Terminals {
  private open: Run[] = [];
  private last: Run | undefined;

  constructor(private readonly services: Services) {}

  /** Starts a sample. Ends running ones first, unless its title contains 另一个终端. */
  async start({ text, title }: SampleBlock, session: Session): Promise<Run> {
    const [first] = title.includes('另一个终端') ? this.open : [];
    if (first) first.faults.push(...(await takeComplaints(this.services)));
    else await this.endAll();
    this.last = await runBash(text, session, this.services);
    if (this.last.endless) this.open.push(this.last);
    return this.last;
  }

  /** Returns the program whose output a block shows: the last one, or the one in the first terminal. */
  findRun({ title }: SampleBlock): Run | undefined {
    return title.includes('第一个终端') ? this.open[0] : this.last;
  }

  /** Called when the next output belongs to a program that was not started. */
  forgetLast(): void {
    this.last = undefined;
  }

  async endAll(): Promise<void> {
    for (const run of this.open.splice(0)) await endRun(run, this.services);
    this.last = undefined;
  }
}
