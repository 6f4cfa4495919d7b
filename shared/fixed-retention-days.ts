/** How long the product keeps data that no site configures, in days. */
export const fixedRetentionDays = {
  /** Rate limit counters by IP or email address: a day at most, and until the daily job deletes them. */
  counts: 2,
  /** Idempotency keys, by which a repeated form is stored once: nobody repeats a request after a week. */
  repeats: 7,
} as const;
