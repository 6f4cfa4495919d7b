/** What the timer of publications works with; a test has a clock of its own. */
export interface TimerParts {
  now: () => number;
  /** The next moment after one at which something appears, in milliseconds since 1970. */
  nextMoment: (after: number) => number | undefined;
  prepareFor: (moment: Date) => Promise<string>;
  servePrepared: (folder: string) => Promise<boolean>;
  publish: () => Promise<unknown>;
  say: (line: string) => void;
}

/** How long before its moment a build is begun; a build takes a minute or two. */
const leadMs = 10 * 60_000;

/**
 * Publishes what is scheduled: the build of a moment is made before, and takes its place when the moment is
 * there, so that list, feeds, sitemap, related articles and search have the article at once.
 */
export class PublishTimer {
  readonly #parts: TimerParts;
  #done: number;
  #prepared: { moment: number; folder: string } | undefined;

  constructor(parts: TimerParts) {
    this.#parts = parts;
    this.#done = parts.now();
  }

  /** To be called every few seconds. Does what is due, and nothing twice; a fault is said, and tried again. */
  async tick(): Promise<void> {
    const { now, nextMoment, prepareFor, servePrepared, publish, say } = this.#parts;
    const moment = nextMoment(this.#done);
    if (moment === undefined) return;
    try {
      if (now() < moment) {
        if (moment - now() > leadMs || this.#prepared?.moment === moment) return;
        this.#prepared = { moment, folder: await prepareFor(new Date(moment)) };
        say(`Ready for ${new Date(moment).toISOString()}.`);
        return;
      }
      const isPrepared = this.#prepared?.moment === moment;
      // Somebody has published in the meantime: what was prepared is not the newest any more.
      const isServed = isPrepared && this.#prepared ? await servePrepared(this.#prepared.folder) : false;
      if (!isServed) await publish();
      this.#prepared = undefined;
      this.#done = moment;
      say(`Published what was scheduled for ${new Date(moment).toISOString()}.`);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }
}
