import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brand, brandName } from '../config/brand.ts';
import { languages, locales, type Language } from '../config/locales.ts';
import { inLanguage } from '../config/routes.ts';
import { caseStudiesIn } from '../content/case-studies.ts';
import { whitePapersIn } from '../content/white-papers.ts';
import { createTranslator } from '../i18n/translator.ts';
import { pdfPage, type PdfBlock } from './pdf-page.ts';
import { projectFolder } from './project-paths.ts';

/**
 * The documents behind "Download Case Study" and "Read White Paper" (SPEC section 2, Resources), one for each item and
 * language, at the address the content gives it: the file of that name in `content/documents/<language>`, or else a sample
 * page that says it is one.
 */

const small = (text: string): PdfBlock => ({ tag: 'P', text, sizePt: 10, gapPt: 10 });
const body = (text: string): PdfBlock => ({ tag: 'P', text, sizePt: 13, gapPt: 16 });
const strong = (text: string): PdfBlock => ({ tag: 'P', text, sizePt: 15, gapPt: 14, isBold: true });

interface Sample {
  address: string;
  kind: string;
  title: string;
  pages: number;
  blocks: PdfBlock[];
}

function samplesIn(language: Language): Sample[] {
  const t = createTranslator(language);
  const caseStudies = caseStudiesIn(language).map((study) => ({
    address: study.document,
    kind: t('document.kind.caseStudy'),
    title: study.title,
    pages: study.pages,
    blocks: [
      strong(study.subtitle),
      body(study.description),
      { ...strong(study.figure), sizePt: 40, gapPt: 2 },
      { ...body(study.figureLabel), gapPt: 60 },
    ],
  }));
  const whitePapers = whitePapersIn(language).map((paper) => ({
    address: paper.document,
    kind: t('document.kind.whitePaper'),
    title: paper.title,
    pages: paper.pages,
    blocks: [
      strong(t('document.by', { author: paper.author.name })),
      { ...body(paper.description), gapPt: 60 },
    ],
  }));
  return [...caseStudies, ...whitePapers];
}

function render(language: Language, { kind, title, pages, blocks }: Sample): Buffer {
  const t = createTranslator(language);
  return pdfPage({
    title: `${title} | ${brandName}`,
    language: locales[language].intl,
    blocks: [
      { ...small(`${brandName}, ${kind}`), gapPt: 6 },
      { tag: 'H1', text: title, sizePt: 32, gapPt: 14, isBold: true },
      ...blocks,
      small(t('document.sample', { pages })),
      small(`${brand.legalName}, ${brand.email.general}`),
    ],
  });
}

/** Every document of the site by its address. */
export function siteDocuments(): Map<string, Buffer> {
  const entries = languages.flatMap((language) =>
    samplesIn(language).map((sample): [string, Buffer] => {
      const own = join(projectFolder, 'content/documents', language, basename(sample.address));
      const content = existsSync(own) ? readFileSync(own) : render(language, sample);
      return [inLanguage(language, sample.address), content];
    }),
  );
  return new Map(entries);
}

/** Writes the documents into the built site. */
export async function writeDocuments(folder: string): Promise<void> {
  for (const [address, content] of siteDocuments()) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
