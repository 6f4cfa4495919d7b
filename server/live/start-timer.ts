/** Starts a timer and gives back how to stop it; a parameter wherever time passes, so that tests do not wait. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void;

/** A timer of the system that does not keep the process alive by itself. */
export const startUnreferencedTimer: StartTimer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};
