const spelledOut: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/** A text for comparing: lower case, no accents, no soft hyphens, one kind of apostrophe and space. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .replace(/[ßœæ’]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/\s/gu, ' ');
}
