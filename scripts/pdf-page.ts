/** Writes a one-page PDF: A4, tagged for screen readers, standard fonts, so a sample document needs no tool to make it. */

/** A paragraph of the page. */
export interface PdfBlock {
  /** Its role: the title of the document, or a paragraph. */
  tag: 'H1' | 'P';
  text: string;
  sizePt: number;
  isBold?: boolean;
  /** Space below, in points. */
  gapPt: number;
}

const page = { widthPt: 595, heightPt: 842, marginPt: 64 };
const lineHeight = 1.3;
/** Advance widths of Helvetica for the characters 32 to 126, in thousandths of the size (Adobe's font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
/** The bold cut is wider, by no more than this. */
const boldFactor = 1.1;
/** Characters that stand elsewhere in the encoding of the fonts (WinAnsi) than in Latin-1. */
const winAnsi: Record<string, number> = {
  '€': 0x80,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  œ: 0x9c,
  '\u202F': 0xa0,
};

function widthOf(text: string, { sizePt, isBold }: PdfBlock): number {
  const bases = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  const thousandths = bases.reduce((sum, base) => sum + (widths[(base.codePointAt(0) ?? 0) - 32] ?? 556), 0);
  return (thousandths / 1000) * sizePt * (isBold ? boldFactor : 1);
}

function linesOf(block: PdfBlock): string[] {
  const lines: string[] = [];
  for (const word of block.text.replaceAll('\u00AD', '').split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, block) <= page.widthPt - 2 * page.marginPt)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A string of the content, in the encoding of the fonts. */
function literal(text: string): string {
  const codes = Array.from(text, (character) => winAnsi[character] ?? character.charCodeAt(0));
  return `<${Buffer.from(codes).toString('hex')}>`;
}

/** A string about the document, in Unicode. */
const unicode = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** The drawing of the page: an ember hexagon, which is no text, then every block under the number of its tag. */
function drawingOf(blocks: readonly PdfBlock[]): string {
  let y = page.heightPt - page.marginPt - 72;
  const drawn = blocks.map((block, number) => {
    const lines = linesOf(block).map((line) => {
      y -= block.sizePt * lineHeight;
      return `BT /${block.isBold ? 'F2' : 'F1'} ${block.sizePt} Tf ${page.marginPt} ${y.toFixed(1)} Td ${literal(line)} Tj ET`;
    });
    y -= block.gapPt;
    return [`/${block.tag} <</MCID ${number}>> BDC`, ...lines, 'EMC'].join('\n');
  });
  const hexagon = `/Artifact BMC 0.72 0.27 0.06 rg 1 0 0 1 ${page.marginPt} ${page.heightPt - page.marginPt - 48} cm 0 12 m 0 36 l 21 48 l 42 36 l 42 12 l 21 0 l f EMC`;
  return ['q', hexagon, 'Q', '0.1 0.09 0.09 rg', ...drawn].join('\n');
}

/**
 * Writes the file.
 * @param language BCP 47 tag of the text
 */
export function pdfPage(options: { title: string; language: string; blocks: readonly PdfBlock[] }): Buffer {
  const { title, language, blocks } = options;
  const drawing = drawingOf(blocks);
  const firstTag = 9;
  const tags = blocks.map((_, number) => `${firstTag + number} 0 R`).join(' ');
  const font = (name: string) =>
    `<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`;
  const objects = [
    `<</Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /MarkInfo <</Marked true>> /StructTreeRoot 7 0 R /ViewerPreferences <</DisplayDocTitle true>>>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.widthPt} ${page.heightPt}] /Resources <</Font <</F1 4 0 R /F2 5 0 R>>>> /Contents 6 0 R /StructParents 0>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    `<</Type /StructTreeRoot /K [${tags}] /ParentTree <</Nums [0 [${tags}]]>>>>`,
    `<</Title ${unicode(title)}>>`,
    ...blocks.map(({ tag }, number) => `<</Type /StructElem /S /${tag} /P 7 0 R /Pg 3 0 R /K ${number}>>`),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 8 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
