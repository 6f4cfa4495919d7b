import { extname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { formatHex } from 'culori';
import { tonesOf } from '../../../config/accent-tones.ts';
import { readPdf, type ReadTag } from '../../../documents/test-support/read-pdf.ts';
import type { Site } from '../../../schema/site.ts';

/** Words and colours that identify a company. */
export interface BrandTraces {
  /** Compared without case, spaces and soft hyphens. */
  words: readonly string[];
  /** As `#rrggbb`. */
  colours: readonly string[];
}

/** Names, addresses and colours of a company. */
export function tracesOf({
  name,
  slug,
  legalName,
  origin,
  contact,
  accent,
}: Pick<Site, 'name' | 'slug' | 'legalName' | 'origin' | 'contact' | 'accent'>): BrandTraces {
  const { street, cityLine } = contact.address;
  const words = [
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
    colours: [accent.light, accent.dark, ...Object.values(tonesOf(accent))],
  };
}

/** A text for comparison: lower case, without spaces and soft hyphens, which lines and elements break. */
export const comparable = (text: string): string => text.replaceAll(/&shy;|[\u00AD\s]+/g, '').toLowerCase();

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

/** The texts and colours of a file; null for a file with neither, such as a font. */
export function readForTraces(name: string, bytes: Buffer): { texts: string[]; colours: Set<string> } | null {
  switch (extname(name)) {
    case '.woff2':
      return null;
    case '.png':
      return { texts: [], colours: coloursOfPixels(bytes) };
    case '.ico':
      // A PNG after a header of 22 bytes (artwork/publish/site-icons.ts).
      return { texts: [], colours: coloursOfPixels(bytes.subarray(22)) };
    case '.pdf': {
      const { root, bookmarks, addresses, artifacts, strings, colours } = readPdf(bytes);
      // Joined without a space: the cover's wordmark has two parts.
      const texts = [
        textOfTag(root),
        artifacts.join(''),
        [...bookmarks, ...addresses, ...strings].join('\n'),
      ];
      return { texts: texts.map(comparable), colours };
    }
    default: {
      const text = bytes.toString('utf8');
      // Calendar lines are folded inside words.
      const texts = readings(extname(name) === '.ics' ? text.replaceAll(/\r\n[ \t]/g, '') : text);
      if (unreadColour.test(text)) texts.push('a colour in a spelling that cannot be compared');
      return { texts, colours: coloursOf(text) };
    }
  }
}

/** Traces of a company in a file, with the text around them. */
export function traceProblems(name: string, bytes: Buffer, { words, colours }: BrandTraces): string[] {
  const content = readForTraces(name, bytes);
  if (!content) return [];
  const { texts, colours: shown } = content;
  const named = words.flatMap((word) => {
    const text = texts.find((one) => one.includes(comparable(word)));
    if (text === undefined) return [];
    const at = text.indexOf(comparable(word));
    return [`${name}: “${word}” in “${text.slice(Math.max(0, at - 40), at + word.length + 40)}”`];
  });
  return [
    ...named,
    ...colours.filter((colour) => shown.has(colour)).map((colour) => `${name}: the colour ${colour}`),
    ...texts.filter((text) => text.startsWith('a colour in a spelling')).map((text) => `${name}: ${text}`),
  ];
}
