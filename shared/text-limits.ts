/**
 * The most that live mode takes of each kind of text, in UTF-16 units as `maxlength` counts them. Generous: they keep a
 * store from being filled up, and no honest visitor meets one. Apart from `limits.ts`, which every page loads.
 */
export const longest = {
  name: 200,
  /** What mail servers take (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
  email: 254,
  phone: 100,
  company: 200,
  message: 20_000,
  link: 2_000,
  coverLetter: 20_000,
  fileName: 255,
  password: 1_000,
} as const;
