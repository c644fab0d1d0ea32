import type { SampleBlock } from '../blocks/sampleBlock';
import type { Services } from '../services/startServices';
import { type Run, endRun, runBash, takeComplaints } from './runBash';
import type { Session } from './session';

/** The terminals of the reader: what was started last, and what still goes on. */
export class Terminals {
  private open: Run[] = [];
  private last: Run | undefined;

  constructor(private readonly services: Services) {}

  /** A sample titled 另一个终端 runs beside what goes on; any other ends it first, as the reader does with Ctrl+C. */
  async start({ text, title }: SampleBlock, session: Session): Promise<Run> {
    const [first] = title.includes('另一个终端') ? this.open : [];
    if (first) first.faults.push(...(await takeComplaints(this.services)));
    else await this.endAll();
    this.last = await runBash(text, session, this.services);
    if (this.last.endless) this.open.push(this.last);
    return this.last;
  }

  /** The program whose output a block shows: the last one, or the one in the first terminal. */
  findRun({ title }: SampleBlock): Run | undefined {
    return title.includes('第一个终端') ? this.open[0] : this.last;
  }

  /** What comes next was not started here. */
  forgetLast(): void {
    this.last = undefined;
  }

  async endAll(): Promise<void> {
    for (const run of this.open.splice(0)) await endRun(run, this.services);
    this.last = undefined;
  }
}
