/** A text without its soft hyphens, for titles, attributes and search, where a break hint is only noise. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}
