import type { Edition } from '#content/edition.ts';
import type { ClauseBlock, ClauseText } from '#content/articles/clauses.ts';
import type { ClauseBlockProps } from '#src/components/legal-text.tsx';
import type { TextPageProps } from '#src/components/text-page.tsx';
import { photoBlock } from './article-blocks.data.ts';
import { breadcrumbTo } from './breadcrumb.data.ts';
import { headOf } from './head.data.ts';
import type { PageContent, PageMetadata } from './page-definition.ts';
import { photoOf } from '#content/published/site-images.ts';
import { coverPreview } from './preview-art.data.ts';

interface TextPage extends ClauseText {
  head: { title: string; description: string };
  title: string;
  lead?: string | undefined;
  /** YYYY-MM-DD */
  lastUpdated?: string | undefined;
  /** Whether its clauses are numbered and listed as contents; true when left out. */
  contents?: boolean;
}

/** @param title of the clause, which names its tables */
const blocksOf = ({ site, t }: Edition, blocks: readonly ClauseBlock[], title: string): ClauseBlockProps[] =>
  blocks.map((block) => {
    if (block.kind === 'image') return photoBlock(block, (file) => photoOf(site, file));
    return block.kind === 'table' ? { ...block, label: t('article.table.label', { title }) } : block;
  });

/** Head and props of a text page: a legal one, or one that a site adds without code. */
export function legalPage(edition: Edition, page: TextPage): PageContent<TextPageProps> {
  const { t } = edition;
  const { title, lead, lastUpdated, contents = true, opening, clauses } = page;
  const head: PageMetadata = {
    ...headOf(edition, title, page.head),
    ...(lastUpdated !== undefined && { lastModified: lastUpdated }),
    previewArt: coverPreview(null),
  };
  return {
    head,
    breadcrumb: breadcrumbTo(edition, title),
    props: {
      title,
      lead: lead ?? null,
      lastUpdated:
        lastUpdated === undefined
          ? null
          : t('legal.lastUpdated', { date: edition.date(lastUpdated, 'long') }),
      text: {
        contents: contents && clauses.length > 0 ? t('article.contents.title') : null,
        inShort: t('legal.inShort'),
        opening: blocksOf(edition, opening, title),
        clauses: clauses.map((clause) => ({
          ...clause,
          blocks: blocksOf(edition, clause.blocks, clause.title),
        })),
      },
    },
  };
}
