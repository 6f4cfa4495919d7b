import { readApplications } from './applications.ts';

/*
 * What the simulated admin page shows. Browsers get the exported values instead of this module
 * (build/site-in-browser.ts), so they must be plain data.
 */

export const {
  /** The applications of the demonstration, newest first. */
  received: sampleApplications,
  /** Who applies while the dashboard is open; id, date and status come with the arrival (SPEC section 7). */
  arrivals: sampleArrivals,
} = readApplications();
