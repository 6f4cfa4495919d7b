/** Counts the words a reader reads: code and figures are looked at, not read. */
export function countWords(markdown: string): number {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}

/** Words a practised reader takes in per minute in a technical text. */
const wordsPerMinute = 200;

/** How many minutes an article takes to read; at least one. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / wordsPerMinute));
}
