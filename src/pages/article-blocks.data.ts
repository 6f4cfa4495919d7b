import type { Edition } from '#content/edition.ts';
import { countWords, type Article, type ImageBlock } from '#content/read/article.ts';
import { plainText, type Inline } from '#shared/article-text.ts';
import type { BarFigure } from '#content/read/article-bars.ts';
import { csvAddress, figuresCsv } from '#content/articles/figures-csv.ts';
import { publishableArticle } from '#content/articles/read-article.ts';
import type { TextBody } from '#content/read/problem-in-body.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import type { BarFigureProps, PhotoBlock, TextBlock } from '#src/components/article-text/text-blocks.ts';
import type { TableOfContentsProps } from '#src/components/table-of-contents.tsx';
import type { ReviewedOn } from '#src/components/byline.tsx';
import type { CoverPicture } from '#src/components/cover.tsx';

/** The names of code languages; one that is missing here is shown in capitals. */
const codeLanguages: Record<string, string> = { bash: 'Shell', hcl: 'Terraform', ts: 'TypeScript' };
const nameOfCode = (language: string) => codeLanguages[language] ?? language.toUpperCase();

/** "Fig. 2. What it shows". */
const figureCaption = (edition: Edition, number: number, caption: string) =>
  edition.t('article.figure', { number: edition.number(number), caption });

function barFigure(edition: Edition, number: number, { caption, unit, bars }: BarFigure): BarFigureProps {
  const longest = Math.max(...bars.map(({ value }) => value));
  return {
    caption: figureCaption(edition, number, caption),
    bars: bars.map(({ label, value }) => ({
      label,
      value: edition.quantity(value, unit),
      share: value / longest,
    })),
  };
}

/** Finds a photo by its path in the site's folder; the builds of pages and of PDFs each pass their own. */
export type PhotoOf = (file: string) => PhotoBlock['photo'];

/** A photo of the site in a text. */
export const photoBlock = ({ file, alt, caption }: ImageBlock, photoOf: PhotoOf): PhotoBlock => ({
  kind: 'photo',
  photo: photoOf(file),
  alt,
  caption,
});

/** What a cover shows: a drawing is a figure, the first one of a text; a photo says it itself. */
export const coverCaption = (edition: Edition, picture: CoverPicture, text = '', number = 1) =>
  isFigure(picture, text) ? figureCaption(edition, number, text) : text;
export const isFigure = (picture: CoverPicture, text = '') =>
  picture !== null && 'href' in picture && text !== '';

/**
 * The blocks of an article, with figures numbered, tables and code labelled, and values formatted.
 * @param figures how many figures are before them
 */
export function textBlocks(
  edition: Edition,
  { blocks }: Article,
  photoOf: PhotoOf,
  figures = 0,
): TextBlock[] {
  const { t } = edition;
  let section = '';
  return blocks.flatMap((block): TextBlock[] => {
    switch (block.kind) {
      case 'heading':
        section = plainText(block.text);
        return [block];
      case 'bars':
        figures += 1;
        return [{ kind: 'bars', ...barFigure(edition, figures, block) }];
      case 'table':
        return [{ ...block, label: t('article.table.label', { title: section }) }];
      case 'code': {
        const language = nameOfCode(block.language);
        return [{ ...block, language, label: t('article.codeLabel', { language }) }];
      }
      case 'image':
        return [photoBlock(block, photoOf)];
      case 'paragraph':
      case 'list':
      case 'quote':
        return [block];
    }
  });
}

/** A long text that names its sources. */
type SourcedText = TextBody & {
  sources: {
    title: string;
    publisher: string;
    address: string;
    language?: string | undefined;
    inLanguage?: Record<string, { title: string; publisher: string }> | undefined;
  }[];
};

/**
 * The article of a text, with its list of sources and a link to its figures as CSV.
 * @param pagePath of the text, in its language
 * @throws DataError when the text holds something that cannot be published
 */
export function articleWithSources(edition: Edition, text: SourcedText, pagePath: string): Article {
  const { t } = edition;
  // A copy, because feeds and search read the same article without its sources.
  const read = publishableArticle(edition, text);
  const article = { ...read, blocks: [...read.blocks], sections: [...read.sections] };
  const { blocks, sections } = article;
  if (figuresCsv(article) !== null) {
    const href = csvAddress(pagePath);
    const file = href.slice(href.lastIndexOf('/') + 1);
    blocks.push({
      kind: 'paragraph',
      text: [`${t('article.csv')} `, { kind: 'link', href, children: [file] }],
    });
  }
  if (text.sources.length === 0) return article;
  const [id, title] = ['sources', t('article.sources')];
  const items = text.sources.map(
    ({ address, language = edition.defaultLanguage, inLanguage, ...named }): Inline[] => {
      const own = inLanguage?.[edition.language];
      const { title: name, publisher } = own ?? named;
      const spoken = own === undefined && language !== edition.language && { language };
      return [{ kind: 'link', href: address, ...spoken, children: [name] }, `, ${publisher}`];
    },
  );
  const words = countWords(items.map(plainText).join(' '));
  blocks.push({ kind: 'heading', level: 2, id, text: [title] }, { kind: 'list', isOrdered: false, items });
  sections.push({ id, title, words });
  return article;
}

/** What the page of an article shows beside its head: contents, blocks, and the words of the copy buttons. */
export interface ArticleParts {
  contents: TableOfContentsProps;
  blocks: TextBlock[];
  codeWords: Picked<'article.code'>;
}

/** The parts of an article, the same for posts, case studies and white papers. @param cover above them */
export function articleParts(
  edition: Edition,
  article: Article,
  photoOf: PhotoOf,
  cover: { cover: CoverPicture; label: string } | null,
): ArticleParts {
  const { t } = edition;
  return {
    contents: {
      ...t.pick('article.contents'),
      sections: article.sections.map(({ id, title }) => ({ id, title })),
    },
    blocks: textBlocks(edition, article, photoOf, cover && isFigure(cover.cover, cover.label) ? 1 : 0),
    codeWords: t.pick('article.code'),
  };
}

/** The excerpt as the lead above a text; null where the text opens with the same words. */
export function leadOf(excerpt: string, { blocks }: Pick<Article, 'blocks'>): string | null {
  const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const opening = blocks.flatMap((block) => (block.kind === 'paragraph' ? plainText(block.text) : []));
  return lettersOf(opening.join(' ')).startsWith(lettersOf(excerpt)) ? null : excerpt;
}

/** When a long text was last reviewed, in words; null if it has no review date. */
export function reviewedOn(
  { t, date }: Edition,
  { reviewed }: { reviewed?: string | undefined },
): ReviewedOn | null {
  if (reviewed === undefined) return null;
  return {
    isoDate: reviewed,
    text: t('article.reviewed', { date: date(reviewed, 'medium') }),
  };
}
