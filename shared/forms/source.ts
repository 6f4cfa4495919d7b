import { defineForm, type TextOf } from './define-form.ts';

const all = ['mail', 'dashboard', 'csv'] as const;

/** The longest address of a page, and the longest campaign; what is longer is unknown. */
const max = 500;

/**
 * Where an enquiry came from, which the page sends with it: nobody types it, and nothing is stored for it in the
 * browser (src/browser/visit-source.ts). An empty `firstPage` means unknown.
 */
export const sourceForm = defineForm('source', all, {
  page: { kind: 'line', max, label: 'source.page', in: all },
  firstPage: { kind: 'line', max, label: 'source.firstPage', in: all },
  /** The host of the site with the link that was followed; empty for none, such as a typed address. */
  referrer: { kind: 'line', max, label: 'source.referrer', in: all },
  /** The parameters `utm_…` of the first address: `utm_source=news&utm_medium=email`. */
  campaign: { kind: 'line', max, label: 'source.campaign', in: all },
});

export type VisitSource = TextOf<typeof sourceForm>;

/** A source as people read it. @param unknown what they read where the first page is unknown */
export const shownSource = <Source extends VisitSource>(source: Source, unknown: string): Source =>
  source.firstPage === '' ? { ...source, firstPage: unknown } : source;
