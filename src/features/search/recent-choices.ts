import type { ListedEntry } from './search-words.ts';

/** How many choices are offered again. */
const most = 4;

/** Only as long as the document: what somebody looked for is nobody else's business. */
let choices: readonly ListedEntry[] = [];

/** What was opened from the search, the latest first, in one language. */
export const recentChoices = (): readonly ListedEntry[] => choices;

/** Remembers what is opened now. */
export function rememberChoice({ title, href, hint }: ListedEntry): void {
  choices = [
    { title, href, hint },
    ...choices.filter((one) => one.href !== href || one.title !== title),
  ].slice(0, most);
}
