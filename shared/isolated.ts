/** Bidirectional control characters that apply until they are closed: embeddings, overrides, isolates. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Letters written from right to left, and the right-to-left mark. */
const fromTheRight = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Removes these characters, so that the text after the value keeps its order. */
export function withoutTurns(value: string): string {
  return value.replace(turning, '');
}

/**
 * A value of one line, such as a name, to be put into a text. It is isolated where its direction may be
 * another one than the text's, so that it does not reorder the words around it; in HTML use `<bdi>`.
 */
export function isolated(value: string): string {
  const plain = withoutTurns(value);
  return plain !== value || fromTheRight.test(plain) ? `\u2068${plain}\u2069` : value;
}

/** A phone number: with a country code, or with a zero before the number of its region. */
const phoneNumber = /(?<![\p{Nd}+])(?:\+|\(?[0٠])\p{Nd}[\p{Nd}\s().-]{5,}\p{Nd}/gu;

/**
 * A text with its phone numbers isolated from left to right. Between letters written from right to left, the groups
 * of a number would be in reverse.
 */
export const withIsolatedPhones = (text: string): string =>
  fromTheRight.test(text) ? text.replace(phoneNumber, '\u2066$&\u2069') : text;
