import { describe, expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { inLanguage } from '../config/routes.ts';
import { caseStudiesIn } from '../content/case-studies.ts';
import { whitePapersIn } from '../content/white-papers.ts';
import { siteDocuments } from './documents.ts';
import { pdfPage } from './pdf-page.ts';

describe('documents', () => {
  it('R235, R237: every case study and white paper has a document in every language', () => {
    const documents = siteDocuments();
    const addresses = languages.flatMap((language) =>
      [...caseStudiesIn(language), ...whitePapersIn(language)].map(({ document }) =>
        inLanguage(language, document),
      ),
    );
    expect(addresses).toHaveLength(8 * languages.length);
    expect([...documents.keys()].toSorted()).toEqual(addresses.toSorted());
    const contents = [...documents.values()].map((content) => content.toString('latin1'));
    expect(new Set(contents).size).toBe(contents.length);
    for (const content of contents) expect(content).toMatch(/^%PDF-1\.7\n[^]*%%EOF\n$/);
  });

  it('points every entry of its table at an object', () => {
    const file = pdfPage({
      title: 'Ein Titel',
      language: 'de-DE',
      blocks: [{ tag: 'H1', text: 'Größe „und“ Maß', sizePt: 20, gapPt: 0 }],
    }).toString('latin1');
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(9);
    offsets.forEach((offset, index) =>
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
    );
    expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref\n/);
    // German quotes stand at 0x84 and 0x93 in the encoding of the fonts.
    expect(file).toContain('4772f6df652084756e6493');
  });

  it('breaks lines inside the margins', () => {
    const words = Array.from({ length: 60 }, () => 'Wanderung').join(' ');
    const file = pdfPage({
      title: 'x',
      language: 'en-US',
      blocks: [{ tag: 'P', text: words, sizePt: 13, gapPt: 0 }],
    }).toString('latin1');
    expect([...file.matchAll(/ Tj ET/g)].length).toBeGreaterThan(5);
  });
});
