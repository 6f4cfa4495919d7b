import { mapTexts } from '#shared/map-texts.ts';
import type { Site } from '#content/load-site.ts';
import { paragraphBlock, listBlock, textBlock } from './blocks.ts';
import { coverPage } from './cover-page.ts';
import { hasLetter, type Fonts } from './fonts.ts';
import { inLettersOf } from '#shared/font-letters.ts';
import type { DocumentModel } from './model.ts';
import { PageFlow } from './page-flow.ts';
import { column } from './style.ts';
import { linesOf, runsOf } from './text-layout.ts';

function openingTitle(flow: PageFlow, title: string): void {
  const lines = linesOf(
    runsOf([title], flow.styles.subheading.font),
    flow.styles.subheading,
    column.width,
    flow.measure,
  );
  flow.lines(flow.tag(flow.root, 'H2'), 'H2', lines, flow.styles.subheading, column.left);
  flow.y += 8;
}

/** The figures of a case study, two per row, in large type. */
function figures(flow: PageFlow, { title, items }: NonNullable<DocumentModel['figures']>): void {
  openingTitle(flow, title);
  const gapPt = 24;
  const width = (column.width - gapPt) / 2;
  const tag = flow.tag(flow.root, 'L');
  for (let index = 0; index < items.length; index += 2) {
    const row = items.slice(index, index + 2).map(({ value, label }) => ({
      value: linesOf(runsOf([`${value} `], 'strong'), flow.styles.figure, width, flow.measure),
      label: linesOf(runsOf([label]), flow.styles.small, width, flow.measure),
    }));
    const top = flow.y;
    flow.rule(
      column.left,
      top,
      column.width,
      index === 0 ? flow.ink.text : flow.ink.rule,
      index === 0 ? 1 : 0.6,
    );
    const heights = row.map(({ value, label }, place) => {
      const body = flow.tag(flow.tag(tag, 'LI'), 'LBody');
      const x = column.left + place * (width + gapPt);
      flow.y = top + 9;
      flow.lines(body, 'LBody', value, flow.styles.figure, x);
      flow.y += 2;
      flow.lines(body, 'LBody', label, flow.styles.small, x);
      return flow.y - top;
    });
    flow.y = top + Math.max(...heights) + 10;
  }
  flow.rule(column.left, flow.y, column.width);
  flow.y += 22;
}

function summary(flow: PageFlow, { title, points }: NonNullable<DocumentModel['summary']>): void {
  openingTitle(flow, title);
  listBlock(
    flow,
    false,
    points.map((point) => [point]),
  );
  flow.y += 14;
  flow.rule(column.left, flow.y, column.width);
  flow.y += 22;
}

/** Links after the text: its page, the contact form, the address. */
function links(flow: PageFlow, items: DocumentModel['links']): void {
  flow.y += 14;
  flow.need(items.length * flow.styles.small.leadingPt + 20);
  flow.rule(column.left, flow.y, column.width, flow.ink.text, 1);
  flow.y += 12;
  for (const { label, address, text } of items) {
    paragraphBlock(
      flow,
      flow.root,
      [`${label} `, { kind: 'link', href: address, children: [text] }],
      flow.styles.small,
    );
  }
}

/** Tried in this order, until the last page has more than three lines. */
const paragraphGapsPt = [9, 7.5, 6, 11, 13];

/**
 * Writes a PDF: A4, tagged for screen readers, with bookmarks and embedded fonts; always the same bytes.
 * Emoji are left out.
 * @throws DataError when the fonts lack a letter of the text
 */
export async function renderPdf(site: Site, given: DocumentModel, fonts: Fonts): Promise<Buffer> {
  const model = mapTexts(given, (text) => inLettersOf((codePoint) => hasLetter(site, codePoint), text));
  for (const paragraphGapPt of paragraphGapsPt) {
    const flow = new PageFlow(site, model, fonts, paragraphGapPt);
    await coverPage(flow, model);
    flow.addPage();
    if (model.figures) figures(flow, model.figures);
    if (model.summary) summary(flow, model.summary);
    for (const block of model.blocks) textBlock(flow, block);
    const { count } = flow.doc.bufferedPageRange();
    links(flow, model.links);
    const isOnOwnPage = flow.doc.bufferedPageRange().count > count;
    if (!isOnOwnPage || paragraphGapPt === paragraphGapsPt.at(-1)) return flow.finish(model);
  }
  throw new Error('No paragraph spacing makes the text fit its pages');
}
