import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentAddress, documentsFolder } from '#content/published/document-files.ts';
import { staticFonts } from '#build/documents/fonts.ts';
import { documentsIn, type DocumentModel } from '#build/documents/model.ts';
import { readPdf } from '#build/documents/test-support/read-pdf.ts';
import { renderPdf } from '#build/documents/render.ts';

const fonts = await staticFonts(site);
/** A document as the build wrote it. */
const readable = ({ address }: DocumentModel) => readPdf(readFileSync(join(documentsFolder(site), address)));
const inEnglish = documentsIn(editionOf(site, 'en'));
const caseStudy = inEnglish[0]!;
const whitePaper = inEnglish.find(({ address }) => address.includes('blockchain'))!;

describe('the documents', () => {
  it('R235 R237: there is one of each case study and white paper in every language', () => {
    const addresses = site.languages.flatMap((language) =>
      documentsIn(editionOf(site, language)).map(({ address }) => address),
    );
    const expected = site.languages.flatMap((language) =>
      [...(site.caseStudies[language] ?? []), ...(site.whitePapers[language] ?? [])].map(({ id }) =>
        documentAddress(editionOf(site, language), id),
      ),
    );
    expect(addresses).toEqual(expected);
    expect(new Set(addresses).size).toBe(8 * site.languages.length);
  });

  it('declare tags, language, title, author, date and PDF/UA', () => {
    const { objects, catalog } = readable(caseStudy);
    const all = [...objects.values()].join('\n');
    expect(catalog).toContain('/Lang (en-US)');
    expect(all).toContain('/Marked true');
    expect(all).toContain('/DisplayDocTitle true');
    expect(all).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(all).toContain('Cloud Migration for Financial Services | Without closing for a single weekend');
    expect(all).toContain('(D:20250204000000Z)');
    expect(readable(documentsIn(editionOf(site, 'de'))[0]!).catalog).toContain('/Lang (de-DE)');
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
