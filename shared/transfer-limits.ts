/** How long a form may take to arrive. The browser waits longer than the server, so that visitors get its answer. */

/** 32 kbit/s: a resume of 5 MB may take 22 minutes. */
const slowestBytesPerMs = 4;

/** `pauseMs`: at the start or in a tunnel. `answerMs`: for the server to store it and answer. */
const times = {
  form: { pauseMs: 12_000, answerMs: 18_000 },
  upload: { pauseMs: 30_000, answerMs: 30_000 },
} as const;

/** A body without a file, or with one. */
export type Transfer = keyof typeof times;

/** The longest time in which so many bytes arrive. */
export const arrivalMs = (transfer: Transfer, bytes: number): number =>
  times[transfer].pauseMs + bytes / slowestBytesPerMs;

/** How long a browser waits for the answer to a body. */
export const answerMs = (transfer: Transfer, bytes: number): number =>
  arrivalMs(transfer, bytes) + times[transfer].answerMs;

/** The browser gives an upload up without progress for this long; a line may hold back 300 KB before it reports any. */
export const stalledUploadMs = 90_000;
