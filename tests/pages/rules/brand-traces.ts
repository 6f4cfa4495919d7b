import { extname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { formatHex } from 'culori';
import { tonesOf } from '#build/images/accent-tones.ts';
import { readPdf, type ReadTag } from '#build/documents/test-support/read-pdf.ts';
import type { SiteSettings } from '#shared/site-file/site.ts';

/** Words and colours that identify a company. */
export interface BrandTraces {
  /** Several words, or unmistakable: compared without case, spaces and soft hyphens. */
  words: readonly string[];
  /** Single words that may be part of others: compared as whole words, with case. */
  names: readonly string[];
  /** As `#rrggbb`. */
  colours: readonly string[];
}

const isOfSeveralWords = (text: string) => /\s/.test(text.trim());

/** Names, addresses and colours of a company. @param named the people, clients and places it names */
export function tracesOf(
  {
    name,
    slug,
    legalName,
    origin,
    contact,
    accent,
  }: Pick<SiteSettings, 'name' | 'slug' | 'legalName' | 'origin' | 'contact' | 'accent'>,
  named: readonly string[] = [],
): BrandTraces {
  const { street, cityLine } = contact.address;
  const words = [
    ...named.filter(isOfSeveralWords),
    name,
    slug,
    legalName,
    new URL(origin).hostname,
    contact.phone,
    `+${contact.phone.replace(/\D/g, '')}`,
    ...Object.values(contact.email),
    contact.security.email,
    street,
    street.split(',')[0] ?? street,
    cityLine,
  ];
  return {
    words: [...new Map(words.toReversed().map((word) => [comparable(word), word])).values()],
    names: [...new Set(named.filter((word) => !isOfSeveralWords(word)))],
    colours: [accent.light, accent.dark, ...Object.values(tonesOf(accent))],
  };
}

/** A text for comparison: lower case, without spaces and soft hyphens, which lines and elements break. */
export const comparable = (text: string): string =>
  text
    .replaceAll(/&shy;|[\u00AD\s]+/g, '')
    .replaceAll('&amp;', '&')
    .toLowerCase();

/** The text with and without tags: a name may be split over two elements. */
const readings = (text: string) => [comparable(text), comparable(text.replaceAll(/<[^>]*>/g, ''))];

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Colours as written in style sheets and drawings, without alpha. */
function coloursOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, digits = ''] of text.matchAll(/#((?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b)/gi)) {
    const opaque = digits.slice(0, digits.length < 6 ? 3 : 6);
    found.add(formatHex(`#${opaque}`) ?? opaque);
  }
  for (const [, red, green, blue] of text.matchAll(/rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/gi))
    found.add(hex([Number(red), Number(green), Number(blue)]));
  return found;
}

/** Notations that are not read here; none may occur, because it could hide a colour. */
const unreadColour = /\b(?:oklch|oklab|lch|lab|hwb|hsla?)\(\s*[\d.]/i;

const textOfTag = (tag: ReadTag): string =>
  [tag.alt ?? '', tag.text, ...tag.children.map(textOfTag)].join('\n');

/** The colours in the table of an image that has one: 256 at most. */
function coloursOfTable(png: Buffer): Set<string> | null {
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) !== 'PLTE') continue;
    const table = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const count = table.length / 3;
    return new Set(
      Array.from({ length: count }, (_, index) => hex([...table.subarray(3 * index, 3 * index + 3)])),
    );
  }
  return null;
}

/** Colours of an image's pixels. */
function coloursOfPixels(png: Buffer): Set<string> {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${data}" width="${width}" height="${height}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const found = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4) found.add(hex([...pixels.subarray(at, at + 3)]));
  return found;
}

/** What a file says and shows. */
interface ReadFile {
  /** In the form of `comparable`. */
  texts: string[];
  /** As written, in one line. */
  written: string;
  colours: Set<string>;
}

/** In one line, without break hints. */
const inOneLine = (text: string) =>
  text
    .replaceAll(/&shy;|\u00AD/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** The texts and colours of a file; null for a file with neither, such as a font or a photo. */
export function readForTraces(name: string, bytes: Buffer): ReadFile | null {
  switch (extname(name)) {
    case '.woff2':
    case '.avif':
    case '.webp':
    case '.jpg':
      return null;
    case '.png':
      return { texts: [], written: '', colours: coloursOfTable(bytes) ?? coloursOfPixels(bytes) };
    case '.ico':
      // A PNG after a header of 22 bytes (build/images/site-icons.ts).
      return { texts: [], written: '', colours: coloursOfPixels(bytes.subarray(22)) };
    case '.pdf': {
      // A document of the site's own, from another program, cannot be read.
      if (!bytes.includes('<pdf:Producer>PDFKit')) return null;
      const { root, bookmarks, addresses, artifacts, strings, colours } = readPdf(bytes);
      // Joined without a space: the cover's wordmark has two parts.
      const texts = [
        textOfTag(root),
        artifacts.join(''),
        [...bookmarks, ...addresses, ...strings].join('\n'),
      ];
      return { texts: texts.map(comparable), written: inOneLine(texts.join('\n')), colours };
    }
    default: {
      const raw = bytes.toString('utf8');
      // Calendar lines are folded inside words.
      const text = extname(name) === '.ics' ? raw.replaceAll(/\r\n[ \t]/g, '') : raw;
      const texts = readings(text);
      if (unreadColour.test(text)) texts.push('a colour in a spelling that cannot be compared');
      return { texts, written: inOneLine(text), colours: coloursOf(text) };
    }
  }
}

/** The position of a whole word in a text; -1 where it does not occur. */
function placeOf(word: string, text: string): number {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  let at = text.indexOf(word);
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + word.length))) at = text.indexOf(word, at + 1);
  return at;
}

/** Traces of a company in what was read of a file, with the text around them. @param name of the file */
export function traceProblems(
  name: string,
  content: ReadFile | null,
  { words, names, colours }: BrandTraces,
): string[] {
  if (!content) return [];
  const { texts, written, colours: shown } = content;
  const told = (word: string, text: string, at: number) =>
    `${name}: “${word}” in “${text.slice(Math.max(0, at - 40), at + word.length + 40)}”`;
  const named = words.flatMap((word) => {
    const wanted = comparable(word);
    const text = texts.find((one) => one.includes(wanted));
    return text === undefined ? [] : [told(word, text, text.indexOf(wanted))];
  });
  const alone = names.flatMap((word) => {
    const at = placeOf(word, written);
    return at < 0 ? [] : [told(word, written, at)];
  });
  return [
    ...named,
    ...alone,
    ...colours.filter((colour) => shown.has(colour)).map((colour) => `${name}: the colour ${colour}`),
    ...texts.filter((text) => text.startsWith('a colour in a spelling')).map((text) => `${name}: ${text}`),
  ];
}
