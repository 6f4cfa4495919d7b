import { LockedError } from './lock.ts';

/** What a watch works with. */
export interface WatchParts {
  /** What is scheduled. */
  timer: { tick: () => Promise<void>; readonly isHolding: boolean };
  publish: () => Promise<unknown>;
  sayWhy: (error: unknown) => void;
}

/**
 * Publishes what is pushed and what is scheduled, one after the other. A push is never lost: pushes that come
 * while something is published are published together afterwards.
 */
export class Watch {
  readonly #parts: WatchParts;
  #isWanted = false;
  #isBusy = false;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Somebody has pushed. */
  push(): Promise<void> {
    this.#isWanted = true;
    return this.work();
  }

  /** To be called every few seconds. Does what there is to do; does nothing while it is being done. */
  async work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#parts.timer.tick();
      while (this.#isWanted && !this.#parts.timer.isHolding) if (!(await this.#publish())) break;
    } finally {
      this.#isBusy = false;
    }
  }

  /** @returns false while somebody else publishes: it is tried again */
  async #publish(): Promise<boolean> {
    this.#isWanted = false;
    try {
      await this.#parts.publish();
    } catch (error) {
      this.#parts.sayWhy(error);
      if (!(error instanceof LockedError)) return true;
      this.#isWanted = true;
      return false;
    }
    return true;
  }
}
