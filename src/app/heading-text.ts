const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The text of a page's heading. No-break spaces are kept; otherwise a line could begin with a colon.
 * @param content HTML of the page
 */
export function headingIn(content: string): string {
  const [, markup = ''] = /<h1[^>]*>([^]*?)<\/h1>/.exec(content) ?? [];
  const text = markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
  return text.replace(/[ \n\t]+/g, ' ').trim();
}
