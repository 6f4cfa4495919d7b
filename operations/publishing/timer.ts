import { existsSync } from 'node:fs';

/** What the timer of publications works with; a test has a clock of its own. */
export interface TimerParts {
  now: () => number;
  /** The moment of the newest build, in milliseconds since 1970: what was due since is late, and published first. */
  since: number;
  /** The next moment after one at which something appears, in milliseconds since 1970. */
  nextMoment: (after: number) => number | undefined;
  prepareFor: (moment: Date) => Promise<string>;
  servePrepared: (folder: string) => Promise<boolean>;
  publish: () => Promise<unknown>;
  say: (line: string) => void;
  sayWhy: (error: unknown) => void;
}

/** How long before its moment a build is begun; a build takes a minute or two. */
const leadMs = 10 * 60_000;
/** In the last minutes another publication would remove what stands ready, and be late with it. */
const holdMs = 5 * 60_000;
/** What has failed may fail again: it is not tried all the time. */
const pauseMs = 30_000;

/**
 * Publishes what is scheduled: the build of a moment is made before, and takes its place when the moment is
 * there, so that list, feeds, sitemap, related articles and search have the article at once.
 */
export class PublishTimer {
  readonly #parts: TimerParts;
  #done: number;
  #notBefore = 0;
  #prepared: { moment: number; folder: string } | undefined;

  constructor(parts: TimerParts) {
    this.#parts = parts;
    this.#done = parts.since;
  }

  /** The build that stands ready for a moment. Another publication in the meantime has removed it. */
  #readyFor(moment: number): string | undefined {
    const { moment: prepared, folder } = this.#prepared ?? {};
    return prepared === moment && folder !== undefined && existsSync(folder) ? folder : undefined;
  }

  /** Whether a push has to wait until what stands ready is served. */
  get isHolding(): boolean {
    const moment = this.#prepared?.moment;
    return (
      moment !== undefined && moment - this.#parts.now() <= holdMs && this.#readyFor(moment) !== undefined
    );
  }

  /** To be called every few seconds. Does what is due, and nothing twice; a fault is said, and tried again. */
  async tick(): Promise<void> {
    const { now, nextMoment, sayWhy } = this.#parts;
    const moment = nextMoment(this.#done);
    if (moment === undefined || now() < this.#notBefore) return;
    try {
      if (now() >= moment) await this.#appear(moment);
      else if (moment - now() <= leadMs && this.#readyFor(moment) === undefined) await this.#prepare(moment);
    } catch (error) {
      this.#notBefore = now() + pauseMs;
      sayWhy(error);
    }
  }

  async #prepare(moment: number): Promise<void> {
    this.#prepared = { moment, folder: await this.#parts.prepareFor(new Date(moment)) };
    this.#parts.say(`Ready for ${new Date(moment).toISOString()}.`);
  }

  async #appear(moment: number): Promise<void> {
    const { servePrepared, publish, say } = this.#parts;
    const folder = this.#readyFor(moment);
    if (folder === undefined || !(await servePrepared(folder))) await publish();
    this.#prepared = undefined;
    this.#done = moment;
    say(`Published what was scheduled for ${new Date(moment).toISOString()}.`);
  }
}
