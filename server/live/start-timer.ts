/** Starts a timer; returns a function that stops it. Tests pass a fake one, so that they do not wait. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void;

/** A system timer that does not keep the process running. */
export const startUnreferencedTimer: StartTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};
