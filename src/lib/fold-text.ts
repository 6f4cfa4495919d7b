const spelledOut: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** A text as a search sees it: no upper case, no accents, no soft hyphens, one kind of apostrophe and of space. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/[ßœæ’]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/\s/gu, ' ');
}
