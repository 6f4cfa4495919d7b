import type { ClauseBlock, ClauseText } from '#content/clauses.ts';
import { formatDate } from '#shared/i18n/format.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { LegalHeadProps } from '#src/components/legal-head.tsx';
import type { ClauseBlockProps, LegalTextProps } from '#src/components/legal-text.tsx';
import { photoBlock } from './article-blocks.data.ts';
import { breadcrumbTo } from './breadcrumb.data.ts';
import { headOf } from './head.data.ts';
import type { PageContent, PageHead } from './page-definition.ts';
import { photoOf } from '#content/site-images.ts';
import { coverPreview } from './preview-art.data.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** The props of a text page (SPEC section 2, Legal pages). */
interface LegalPageProps extends LegalHeadProps {
  text: LegalTextProps;
}

/** A text page, as its file has it. */
interface PlainPage extends ClauseText {
  head: { title: string; description: string };
  title: string;
  lead?: string | undefined;
  /** YYYY-MM-DD */
  lastUpdated?: string | undefined;
  /** Whether its clauses are numbered and listed as contents; true when left out. */
  contents?: boolean;
}

/** @param title of the clause, which names its tables */
const blocksOf = (t: Translator, blocks: readonly ClauseBlock[], title: string): ClauseBlockProps[] =>
  blocks.map((block) => {
    if (block.kind === 'image') return photoBlock(block, photoOf);
    return block.kind === 'table' ? { ...block, label: t('article.table.label', { title }) } : block;
  });

/** Head and props of a text page: a legal one, or one that a site adds without code. */
export function legalPage(t: Translator, page: PlainPage): PageContent<LegalPageProps> {
  const { title, lead, lastUpdated, contents = true, opening, clauses } = page;
  const head: PageHead = {
    ...headOf(page.head),
    ...(lastUpdated !== undefined && { lastModified: lastUpdated }),
    previewArt: coverPreview(null),
  };
  return {
    head,
    props: {
      breadcrumb: breadcrumbTo(t, withoutSoftHyphens(title)),
      title,
      lead: lead ?? null,
      lastUpdated:
        lastUpdated === undefined
          ? null
          : t('legal.lastUpdated', { date: formatDate(t.language, lastUpdated, 'long') }),
      text: {
        contents: contents && clauses.length > 0 ? t('article.contents.title') : null,
        inShort: t('legal.inShort'),
        opening: blocksOf(t, opening, title),
        clauses: clauses.map((clause) => ({ ...clause, blocks: blocksOf(t, clause.blocks, clause.title) })),
      },
    },
  };
}
