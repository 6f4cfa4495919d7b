import { LockedError } from './lock.ts';
import { NotPulled } from './publish-once.ts';

/** What a watch works with; a test has a clock of its own. */
export interface WatchParts {
  now: () => number;
  /** What is scheduled. */
  timer: { tick: () => Promise<void>; readonly isHolding: boolean };
  publish: () => Promise<unknown>;
  say: (line: string) => void;
  sayWhy: (error: unknown) => void;
}

/** How long a repository that cannot be reached is left alone: twice as long each time, up to the second figure. */
const firstPauseMs = 30_000;
const longestPauseMs = 16 * 60_000;

/**
 * Publishes what is pushed and what is scheduled, one after the other. A push is never lost: pushes that come
 * while something is published are published together afterwards, and a repository that cannot be reached is asked
 * again, later each time.
 */
export class Watch {
  readonly #parts: WatchParts;
  #isWanted = false;
  #isBusy = false;
  #pauseMs = firstPauseMs;
  #notBefore = 0;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Somebody has pushed: the repository was there a moment ago. */
  push(): Promise<void> {
    this.#isWanted = true;
    this.#notBefore = 0;
    return this.work();
  }

  /** To be called every few seconds. Does what there is to do; does nothing while it is being done. */
  async work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#parts.timer.tick();
      while (this.#isDue) if (!(await this.#publish())) break;
    } finally {
      this.#isBusy = false;
    }
  }

  get #isDue(): boolean {
    const { now, timer } = this.#parts;
    return this.#isWanted && now() >= this.#notBefore && !timer.isHolding;
  }

  /** @returns false while somebody else publishes, or the repository cannot be reached: it is tried again */
  async #publish(): Promise<boolean> {
    this.#isWanted = false;
    try {
      await this.#parts.publish();
    } catch (error) {
      this.#parts.sayWhy(error);
      if (error instanceof NotPulled) this.#pause();
      if (error instanceof NotPulled || error instanceof LockedError) {
        this.#isWanted = true;
        return false;
      }
    }
    this.#pauseMs = firstPauseMs;
    return true;
  }

  #pause(): void {
    // A push that came in the meantime is not kept waiting.
    if (this.#isWanted) return;
    this.#notBefore = this.#parts.now() + this.#pauseMs;
    this.#parts.say(`The repository is asked again in ${this.#pauseMs / 1000} s, or at the next push.`);
    this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }
}
