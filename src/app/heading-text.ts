const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * The text of the heading of a page, as it is read; no-break spaces stay, or a line would begin with a colon.
 * @param content HTML of the page
 */
export function headingIn(content: string): string {
  const [, markup = ''] = /<h1[^>]*>([^]*?)<\/h1>/.exec(content) ?? [];
  const text = markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
  return text.replace(/[ \n\t]+/g, ' ').trim();
}
