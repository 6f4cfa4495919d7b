/**
 * A person cannot fill in a form faster than this. What comes sooner is spam to the server, so the browser waits
 * so long before it sends a form that it has filled in by itself.
 */
export const minimumFillTimeMs = 2000;
