/**
 * A person cannot fill in a form faster than this. The server refuses what comes sooner, so the browser waits this long
 * before it sends a form that autofill has completed.
 */
export const minimumFillTimeMs = 2000;
