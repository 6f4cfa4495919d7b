import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainText } from '#content/article.ts';
import { documentAddress, documentsFolder } from '#content/document-files.ts';
import { staticFonts } from '#build/documents/fonts.ts';
import { documentsIn, type DocumentModel } from '#build/documents/model.ts';
import { readPdf, tagsOf, type ReadTag } from '#build/documents/test-support/read-pdf.ts';
import { renderPdf } from '#build/documents/render.ts';

const fonts = await staticFonts(site);
/** A document as the build wrote it. */
const readable = ({ address }: DocumentModel) => readPdf(readFileSync(join(documentsFolder(site), address)));
const inEnglish = documentsIn(site, 'en');
const caseStudy = inEnglish[0]!;
const whitePaper = inEnglish.find(({ address }) => address.includes('blockchain'))!;

/** A text as the PDF prints it. */
const printed = (text: string) => text.replaceAll('\u00AD', '').replaceAll('\u202F', '\u00A0').trim();
const textsOf = (tags: readonly ReadTag[]) => tags.map(({ text }) => text.trim());

describe('the documents', () => {
  it('R235 R237: there is one of each case study and white paper in every language', () => {
    const addresses = site.languages.flatMap((language) =>
      documentsIn(site, language).map(({ address }) => address),
    );
    const expected = site.languages.flatMap((language) =>
      [...(site.caseStudies[language] ?? []), ...(site.whitePapers[language] ?? [])].map(({ id }) =>
        documentAddress(site, language, id),
      ),
    );
    expect(addresses).toEqual(expected);
    expect(new Set(addresses).size).toBe(8 * site.languages.length);
  });

  it.each(site.languages)(
    'R235 R237: every heading, table, list and link of %s is in them, tagged',
    (language) => {
      const cited = new Set(
        [...(site.caseStudies[language] ?? []), ...(site.whitePapers[language] ?? [])].flatMap(
          ({ sources }) => sources.map(({ address }) => address),
        ),
      );
      for (const model of documentsIn(site, language)) {
        const pdf = readable(model);
        const { root } = pdf;
        const blocks = model.blocks;
        expect(textsOf(tagsOf(root, 'H1'))).toEqual([printed(model.title)]);
        const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []));
        const opening = [model.figures?.title, model.summary?.title].filter((one) => one !== undefined);
        const sections = headings
          .filter(({ level }) => level === 2)
          .map(({ text }) => printed(plainText(text)));
        expect(textsOf(tagsOf(root, 'H2'))).toEqual([...opening, ...sections]);
        expect(textsOf(tagsOf(root, 'H3'))).toEqual(
          headings.filter(({ level }) => level === 3).map(({ text }) => printed(plainText(text))),
        );
        expect(pdf.bookmarks).toEqual(sections);

        const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
        const cells = tables.flatMap(({ columns, rows }) =>
          [columns.map(({ text }) => text), ...rows].flat(),
        );
        expect(tagsOf(root, 'Table')).toHaveLength(tables.length);
        expect(tagsOf(root, 'TR').flatMap((row) => textsOf(row.children))).toEqual(
          cells.map((one) => printed(plainText(one))),
        );
        for (const head of tagsOf(root, 'TH')) expect(head.scope).toMatch(/^(Row|Column)$/);

        const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
        const texts = textsOf(tagsOf(root, 'P'));
        expect(texts).toEqual(expect.arrayContaining(paragraphs.map((one) => printed(plainText(one)))));
        const [figure] = tagsOf(root, 'Figure');
        expect(figure?.alt).toBe(model.cover.alt);
        expect(tagsOf(root, 'Link')).toHaveLength(pdf.addresses.length);
        for (const address of pdf.addresses) {
          const isOwn = address.startsWith(`${site.settings.origin}/`) || address.startsWith('mailto:');
          expect(isOwn || cited.has(address)).toBe(true);
        }
      }
    },
  );

  it('declare tags, language, title, author, date and PDF/UA', () => {
    const { objects, catalog } = readable(caseStudy);
    const all = [...objects.values()].join('\n');
    expect(catalog).toContain('/Lang (en-US)');
    expect(all).toContain('/Marked true');
    expect(all).toContain('/DisplayDocTitle true');
    expect(all).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(all).toContain('Cloud Migration for Financial Services | Without closing for a single weekend');
    expect(all).toContain('(D:20250204000000Z)');
    expect(readable(documentsIn(site, 'de')[0]!).catalog).toContain('/Lang (de-DE)');
  });

  it('say on the cover when they were written and last reviewed', () => {
    const dates = { en: ['April 15, 2025', 'Reviewed November'], de: ['15. April 2025', 'Geprüft am'] };
    for (const language of ['en', 'de'] as const) {
      const model = documentsIn(site, language).find(({ address }) => address.includes('future-of-cloud'))!;
      const [cover = ''] = textsOf(tagsOf(readable(model).root, 'P')).filter((text) =>
        text.includes(dates[language][0]!),
      );
      expect(cover).toContain(dates[language][1]);
      expect(cover).toContain('2026');
    }
  });

  it('embed their fonts, each weight as a font of its own', () => {
    const { objects } = readable(whitePaper);
    const names = [...objects.values()].flatMap(
      (object) => /\/FontName \/[A-Z]{6}\+(\S+)/.exec(object)?.[1] ?? [],
    );
    expect(names.toSorted()).toEqual([
      'SometypeMono-Wght400',
      'SpecialGothic-Wght400',
      'SpecialGothic-Wght500',
      'SpecialGothic-Wght620',
    ]);
    expect([...objects.values()].filter((object) => object.includes('/FontFile2'))).toHaveLength(
      names.length,
    );
  });

  it('have a cover and numbered pages of text', async () => {
    const file = await renderPdf(site, caseStudy, fonts);
    const { pages } = readable(caseStudy);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(8);
    expect(file.length).toBeLessThan(150_000);
    const labels: string[] = [];
    const pageLabel = (page: number, of: number) => `${labels.push(`${page}/${of}`)}`;
    await renderPdf(site, { ...caseStudy, pageLabel }, fonts);
    expect(labels).toEqual(Array.from({ length: pages - 1 }, (_, index) => `${index + 2}/${pages}`));
  });

  it('are not written if the fonts lack a character', async () => {
    const model: DocumentModel = { ...caseStudy, blocks: [{ kind: 'paragraph', text: ['Water: \u6C34'] }] };
    await expect(renderPdf(site, model, fonts)).rejects.toThrow(/cloud-migration.*“\u6C34”/);
  });
});
