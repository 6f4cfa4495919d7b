import { startUnreferencedTimer, type StartTimer } from './requests.ts';

/** Work that runs again some time after it has ended, until the server stops. */
export interface PeriodicJob {
  /** Resolves when it is not running; for tests. */
  idle: () => Promise<void>;
  /** Waits for the run that has begun, and begins none. */
  stop: () => Promise<void>;
}

/**
 * @param work handles its own errors
 * @param startTimer replaced in tests, so that they do not wait
 */
export function startPeriodicJob(
  { firstMs, everyMs }: { firstMs: number; everyMs: number },
  work: () => Promise<void>,
  startTimer: StartTimer = startUnreferencedTimer,
): PeriodicJob {
  let running = Promise.resolve();
  let isStopping = false;
  async function runOnce(): Promise<void> {
    await work();
    if (!isStopping) stopTimer = startTimer(run, everyMs);
  }
  function run(): void {
    running = runOnce();
  }
  let stopTimer = startTimer(run, firstMs);
  return {
    idle: () => running,
    async stop() {
      isStopping = true;
      stopTimer();
      await running;
    },
  };
}
