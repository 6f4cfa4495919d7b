import { paletteOf } from '#content/colours/palette.ts';
import { describeLetter } from '#shared/font-letters.ts';
import { DataError } from '#content/site-file/problem.ts';
import PdfKitDocument from 'pdfkit';
import type { Site } from '#content/load-site.ts';
import { oncePer } from '#shared/once.ts';
import type { Fonts } from './fonts.ts';
import type { DocumentModel } from './model.ts';
import {
  column,
  inkOf,
  sheet,
  textStylesOf,
  type FontName,
  type Ink,
  type TextStyle,
  type TextStyles,
} from './style.ts';
import { sizeOf, type Line, type Measure, type PlacedRun } from './text-layout.ts';

/** An element of the PDF's structure tree, which screen readers use: heading, paragraph, table. */
export type Tag = PDFKit.PDFStructureElement;

/** The current font, as pdfkit stores it. */
interface EmbeddedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

/** Widths of texts at one point; all documents share fonts and most words. */
const widthsIn = oncePer((_: Fonts) => new Map<string, number>());

/** Distance from the top of a line to its baseline, as a share of the line height. */
const baselineShare = 0.76;

/**
 * A PDF written from top to bottom: keeps the position, starts pages, and tags all content. Everything drawn
 * is either tagged content or an artifact, which screen readers skip.
 */
export class PageFlow {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Tag;
  /** Position of the next content, in points from the top of the page. */
  y: number = column.top;
  readonly site: Site;
  readonly ink: Ink;
  readonly styles: TextStyles;
  readonly paragraphGapPt: number;
  readonly #address: string;
  readonly #widths: Map<string, number>;

  /** @param paragraphGapPt space below a block of text */
  constructor(site: Site, model: DocumentModel, fonts: Fonts, paragraphGapPt: number) {
    this.site = site;
    this.ink = inkOf(site);
    this.styles = textStylesOf(this.ink);
    this.#widths = widthsIn(fonts);
    this.paragraphGapPt = paragraphGapPt;
    const { address, title, subtitle, description, author, language, isoDate } = model;
    const published = new Date(`${isoDate}T00:00:00Z`);
    this.#address = address;
    this.doc = new PdfKitDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      // Missing in the types.
      subset: 'PDF/UA' as string as 'PDF/A-1',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: {
        // Languages differ in the space before a colon and in the capital after it.
        Title: subtitle ? `${title} | ${subtitle}` : title,
        Author: author,
        Subject: description,
        Creator: site.settings.legalName,
        Producer: 'PDFKit',
        CreationDate: published,
        ModDate: published,
      },
    });
    for (const [name, font] of Object.entries(fonts)) this.doc.registerFont(name, font);
    this.root = this.doc.struct('Document', { lang: language });
    this.doc.addStructure(this.root);
  }

  /** The width of a text in points. Throws when the font lacks a character: it would be an empty box. */
  readonly measure: Measure = (text, font, sizePt) => {
    const key = `${font} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.doc.font(font).fontSize(1).widthOfString(text);
      this.#expectGlyphs(text);
      this.#widths.set(key, width);
    }
    return width * sizePt;
  };

  #expectGlyphs(text: string): void {
    const { _font: current } = this.doc as unknown as { _font: EmbeddedFont };
    for (const character of text) {
      if (!current.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        throw new DataError([
          {
            file: `the PDF ${this.#address}`,
            field: '(its text)',
            reason: `the font lacks ${describeLetter(character)} (in “${text.trim()}”): replace it, or name a font that has it (docs/how-to/settings.md, “Fonts”)`,
          },
        ]);
    }
  }

  addPage(): void {
    this.doc.addPage();
    this.y = column.top;
  }

  /** Starts a page unless this much space is left. */
  need(heightPt: number): void {
    if (this.y + heightPt > column.bottom) this.addPage();
  }

  tag(parent: Tag, type: string, options: Parameters<PDFKit.PDFDocument['struct']>[1] = {}): Tag {
    const tag = this.doc.struct(type, options);
    parent.add(tag);
    return tag;
  }

  content(tag: Tag, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    tag.add(content);
  }

  /** Draws decoration: lines, backgrounds, page numbers. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(x: number, y: number, widthPt: number, color: string = this.ink.rule, thicknessPt = 0.6): void {
    this.artifact(() => this.doc.rect(x, y, widthPt, thicknessPt).fill(color));
  }

  /** Writes a text in one style; only inside a tag or an artifact. */
  write(text: string, font: FontName, sizePt: number, color: string, x: number, baseline: number): void {
    this.doc.font(font).fontSize(sizePt).fillColor(color);
    this.doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /**
   * Writes a line with its links.
   * @param tag its paragraph, heading or cell
   * @param top upper edge of the line
   */
  line(tag: Tag, type: string, { runs }: Line, style: TextStyle, x: number, top: number): void {
    const baseline = top + style.leadingPt * baselineShare;
    for (const run of runs) {
      const at = x + run.x;
      if (run.href === null) this.content(tag, type, () => this.#run(run, style, at, baseline));
      else this.#link(tag, { ...run, href: run.href }, style, at, top);
    }
  }

  #run(run: PlacedRun, style: TextStyle, x: number, baseline: number): void {
    const sizePt = sizeOf(run, style);
    this.doc.font(run.font).fontSize(sizePt).fillColor(style.color);
    this.doc.text(run.text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(run.isSlanted ? { oblique: 12 } : {}),
    });
  }

  #link(parent: Tag, run: PlacedRun & { href: string }, style: TextStyle, x: number, top: number): void {
    const tag = this.doc.struct('Link');
    const width = this.measure(run.text.trimEnd(), run.font, sizeOf(run, style));
    const baseline = top + style.leadingPt * baselineShare;
    this.content(tag, 'Link', () => this.#run(run, style, x, baseline));
    const underline = paletteOf(this.site)['--accent-sign'].light;
    this.artifact(() => this.doc.rect(x, baseline + 2, width, 0.6).fill(underline));
    // A String object, because pdfkit writes plain strings as names.
    const options = { structParent: tag, Contents: Object(run.text.trim()) as string };
    if (run.href.startsWith('#')) this.doc.goTo(x, top, width, style.leadingPt, run.href.slice(1), options);
    else this.doc.link(x, top, width, style.leadingPt, absolute(this.site, run.href), options);
    tag.end();
    parent.add(tag);
  }

  /** Writes lines, with page breaks; never a single line of a paragraph before or after a break. */
  lines(tag: Tag, type: string, lines: readonly Line[], style: TextStyle, x: number): void {
    for (const [index, line] of lines.entries()) {
      const left = lines.length - index;
      const isFirst = index === 0;
      const together = left === 2 || (isFirst && left === 3) ? left : isFirst ? Math.min(left, 2) : 1;
      this.need(style.leadingPt * together);
      this.line(tag, type, line, style, x, this.y);
      this.y += style.leadingPt;
    }
  }

  /** Adds the footer to every page except the cover, and closes the file. */
  async finish({ title, pageLabel }: DocumentModel): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    const y = sheet.height - 40;
    for (let index = 1; index < count; index++) {
      this.doc.switchToPage(index);
      const label = pageLabel(index + 1, count);
      this.artifact(() => {
        this.doc.rect(column.left, y - 16, column.width, 0.6).fill(this.ink.rule);
        this.write(`${this.site.settings.name}  ${title}`, 'regular', 8, this.ink.caption, column.left, y);
        const width = this.measure(label, 'regular', 8);
        this.write(label, 'regular', 8, this.ink.caption, column.left + column.width - width, y);
      }, 'Pagination');
    }
    this.root.end();
    const chunks: Uint8Array[] = [];
    this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    return new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }
}

/** An absolute address, because a PDF is read outside the site. */
const absolute = (site: Site, href: string) =>
  href.startsWith('/') ? `${site.settings.origin}${href}` : href;
