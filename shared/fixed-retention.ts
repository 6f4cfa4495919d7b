/** How long the product keeps what no site decides about, in days. */
export const fixedRetentionDays = {
  /** Counts by IP address or mail address, against floods: a day at most, and until the daily job removes them. */
  counts: 2,
  /** Keys by which a form that is sent twice is stored once: nobody repeats the same request after a week. */
  repeats: 7,
  /** Files of unfinished uploads, and those that nothing is known of: time to notice a wrong database. */
  unfinished: 30,
} as const;
