/** A person cannot fill in a form faster than this; the browser waits so long before it sends one. */
export const fastestPersonMs = 2000;
