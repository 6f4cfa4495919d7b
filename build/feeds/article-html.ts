import type { Edition } from '#content/edition.ts';
import type { Article, ArticleBlock } from '#content/read/article.ts';
import type { Inline, TableColumn } from '#shared/article-text.ts';
import type { BarFigure } from '#content/read/article-bars.ts';
import type { PhotoFiles } from '#shared/picture.ts';
import { photoOf } from '#content/published/site-images.ts';
import { element, escapeMarkup, textElement, voidElement } from '#shared/markup.ts';

function lineHtml(line: readonly Inline[], pageUrl: string): string {
  const parts = line.map((part) => {
    if (typeof part === 'string') return escapeMarkup(part);
    if (part.kind === 'break') return '<br/>';
    if (part.kind === 'code') return element('code', escapeMarkup(part.text));
    const inside = lineHtml(part.children, pageUrl);
    switch (part.kind) {
      case 'strong':
        return element('strong', inside);
      case 'emphasis':
        return element('em', inside);
      case 'link':
        return element('a', inside, { href: new URL(part.href, pageUrl).href });
    }
  });
  return parts.join('');
}

function captionHtml(edition: Edition, number: number, caption: string): string {
  const text = edition.t('article.figure', { number: edition.number(number), caption });
  return element('figcaption', escapeMarkup(text));
}

/** A bar chart as text: a feed has no styles to draw it. */
function barsHtml(edition: Edition, number: number, { caption, unit, bars }: BarFigure): string {
  const rows = bars.map(({ label, value }) => {
    const figure = element('td', escapeMarkup(edition.quantity(value, unit)));
    return element('tr', element('td', escapeMarkup(label)) + figure);
  });
  const table = element('table', element('tbody', rows.join('')));
  return element('figure', captionHtml(edition, number, caption) + table);
}

function tableHtml(columns: TableColumn[], rows: Inline[][][], pageUrl: string): string {
  const head = columns.map(({ text }) => element('th', lineHtml(text, pageUrl)));
  const body = rows.map((cells) =>
    element('tr', cells.map((cell) => element('td', lineHtml(cell, pageUrl))).join('')),
  );
  const groups = [element('thead', element('tr', head.join(''))), element('tbody', body.join(''))];
  return element('table', groups.join(''));
}

function quoteHtml(paragraphs: Inline[][], source: Inline[] | null, pageUrl: string): string {
  const lines = source ? [...paragraphs, source] : paragraphs;
  return element('blockquote', lines.map((line) => element('p', lineHtml(line, pageUrl))).join(''));
}

/**
 * An article as plain HTML for feeds: no classes or styles; absolute addresses.
 * @param pageUrl absolute address of the article, for links to its headings
 * @param photo the files of a photo of the site
 */
export function articleHtml(
  edition: Edition,
  { blocks }: Pick<Article, 'blocks'>,
  pageUrl: string,
  photo = (file: string): Pick<PhotoFiles, 'src' | 'width' | 'height'> => photoOf(edition.site, file),
): string {
  let figures = 0;
  const html = (block: ArticleBlock): string => {
    switch (block.kind) {
      case 'paragraph':
        return element('p', lineHtml(block.text, pageUrl));
      case 'heading':
        return element(`h${block.level}`, lineHtml(block.text, pageUrl));
      case 'list': {
        const items = block.items.map((item) => element('li', lineHtml(item, pageUrl)));
        return element(block.isOrdered ? 'ol' : 'ul', items.join(''));
      }
      case 'quote':
        return quoteHtml(block.paragraphs, block.source, pageUrl);
      case 'code':
        return element('pre', element('code', escapeMarkup(block.code)));
      case 'table':
        return tableHtml(block.columns, block.rows, pageUrl);
      case 'bars':
        figures += 1;
        return barsHtml(edition, figures, block);
      case 'image': {
        const { src, width, height } = photo(block.file);
        const image = voidElement('img', {
          src: new URL(src, pageUrl).href,
          width: String(width),
          height: String(height),
          alt: block.alt,
        });
        const caption = block.caption === null ? '' : textElement('figcaption', block.caption);
        return element('figure', image + caption);
      }
    }
  };
  return blocks.map(html).filter(Boolean).join('\n');
}
