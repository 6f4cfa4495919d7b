import { parseWeights } from './weights.ts';

export const markdownType = 'text/markdown';

/** Keeps the text of a page out of search engines, which should list the page. */
export const unlisted = ['X-Robots-Tag', 'noindex'] as const;

/**
 * Whether a client wants a page as Markdown: its Accept header names the type, and gives HTML no higher weight
 * (RFC 9110, section 12.5.1). Browsers never name it; a client that takes anything gets HTML.
 * @param header the Accept header; null when the client sent none
 */
export function prefersMarkdown(header: string | null): boolean {
  const weights = parseWeights(header ?? '');
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  const wanted = weights.get(markdownType) ?? 0;
  return wanted > 0 && wanted >= html;
}
