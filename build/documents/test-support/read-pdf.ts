import { inflateSync } from 'node:zlib';

/**
 * Reads what a screen reader gets from a PDF: tags with text, bookmarks, properties. Only for files of
 * `renderDocument`; for tests. A tag with its content.
 */
export interface ReadTag {
  type: string;
  alt: string | null;
  /** Scope of a header cell. */
  scope: string | null;
  /** All text inside, in reading order. */
  text: string;
  children: ReadTag[];
}

/** Decodes a text object: Latin-1, or UTF-16 with a byte order mark. */
function textOf(literal: string): string {
  const raw = literal
    .replace(/\\([()\\])/g, '$1')
    .replaceAll('\\n', '\n')
    .replaceAll('\\r', '\r');
  if (!raw.startsWith('\xfe\xff')) return raw;
  return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
}

const stringAt = (object: string, key: string): string | null => {
  const literal = new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(object)?.[1];
  return literal === undefined ? null : textOf(literal);
};

const referenceAt = (object: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1] ?? 0);

/** The text of glyph numbers, from the font's table. */
function glyphsOf(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const entries = list.match(/<[^>]*>/g) ?? [];
    entries.forEach((entry, index) => {
      const units = entry.match(/[0-9a-f]{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      glyphs.set(Number.parseInt(first, 16) + index, text);
    });
  }
  return glyphs;
}

type Objects = Map<number, string>;

/** Marks content outside every tag. */
const artifactMark = -1;

/** The text of each marked part of a page, by number. */
function marksOf(objects: Objects, pageObject: string): Map<number, string> {
  const resources = objects.get(referenceAt(pageObject, 'Resources')) ?? '';
  const fonts = new Map(
    Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', number]) => {
      const font = objects.get(Number(number)) ?? '';
      return [name, glyphsOf(objects.get(referenceAt(font, 'ToUnicode')) ?? '')];
    }),
  );
  const content = objects.get(referenceAt(pageObject, 'Contents')) ?? '';
  const marks = new Map<number, string>();
  const open: number[] = [];
  let glyphs = new Map<number, string>();
  const tokens = /\/\w+ <<([\s\S]*?)>> BDC|\/\w+ BMC|EMC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  for (const [token, mark, font, shown] of content.matchAll(tokens)) {
    if (token === 'EMC') open.pop();
    else if (font !== undefined) glyphs = fonts.get(font) ?? new Map<number, string>();
    else if (shown === undefined) {
      const number = /\/MCID (\d+)/.exec(mark ?? '')?.[1];
      open.push(number === undefined ? artifactMark : Number(number));
    } else {
      const current = open.at(-1);
      if (current === undefined) throw new Error(`Text outside of every tag: ${shown.slice(0, 40)}`);
      const codes = shown.match(/[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? [];
      const text = codes.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '\uFFFD').join('');
      marks.set(current, (marks.get(current) ?? '') + text);
    }
  }
  return marks;
}

/** The colours set in a content stream, as three numbers from 0 to 1. */
function coloursOf(object: string): string[] {
  return Array.from(object.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|sc|SC|rg|RG)$/gm), (match) => {
    const pairs = match.slice(1, 4).map((share) =>
      Math.round(Number(share) * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${pairs.join('')}`;
  });
}

/** An object as text; what its stream holds is unpacked. */
function unpacked(object: string): string {
  const [head = '', ...rest] = object.split('\nstream\n');
  if (!head.includes('/FlateDecode')) return object;
  const packed = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
  return `${head}\nstream\n${inflateSync(packed).toString('latin1')}\nendstream`;
}

/**
 * Reads a PDF.
 * @throws Error when a text is outside every tag
 */
export function readPdf(file: Buffer) {
  const objects: Objects = new Map(
    Array.from(
      file.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm),
      ([, number, text = '']) => [Number(number), unpacked(text)],
    ),
  );
  const all = [...objects.values()];
  const catalog = all.find((object) => object.includes('/Type /Catalog')) ?? '';
  const pages = new Map(
    [...objects].flatMap(([number, object]) =>
      /\/Type \/Page\n/.test(object) ? [[number, marksOf(objects, object)] as const] : [],
    ),
  );

  const tagAt = (number: number): ReadTag => {
    const object = objects.get(number) ?? '';
    const children: ReadTag[] = [];
    let text = '';
    const ownPage = referenceAt(object.replace(/\/K \[[\s\S]*?\]\n/, ''), 'Pg');
    for (const [kid] of (/\/K \[([\s\S]*?)\]\n/.exec(object)?.[1] ?? '').matchAll(
      /<<[\s\S]*?>>|\d+ 0 R|\d+/g,
    )) {
      if (kid.endsWith(' 0 R')) {
        const child = tagAt(Number.parseInt(kid, 10));
        children.push(child);
        text += child.text;
      } else if (!kid.includes('/OBJR')) {
        const mark = Number(/\/MCID (\d+)/.exec(kid)?.[1] ?? kid);
        const page = kid.startsWith('<<') ? referenceAt(kid, 'Pg') : ownPage;
        text += pages.get(page)?.get(mark) ?? '';
      }
    }
    const name = (key: string) => new RegExp(`/${key} /(\\w+)`).exec(object)?.[1] ?? null;
    return { type: name('S') ?? '', alt: stringAt(object, 'Alt'), scope: name('Scope'), text, children };
  };

  const treeRoot = objects.get(referenceAt(catalog, 'StructTreeRoot')) ?? '';
  return {
    pages: pages.size,
    /** Every object as text, by number. */
    objects,
    catalog,
    root: tagAt(Number(/\/K \[(\d+) 0 R\]/.exec(treeRoot)?.[1] ?? 0)),
    bookmarks: all
      .filter((object) => object.includes('/Dest ['))
      .flatMap((object) => stringAt(object, 'Title') ?? []),
    /** Targets of the links. */
    addresses: all.flatMap((object) => stringAt(object, 'URI') ?? []),
    /** What screen readers skip: the wordmark, the footer. */
    artifacts: [...pages.values()].flatMap((marks) => marks.get(artifactMark) ?? []),
    /** All text objects of the file: author, title, addresses. */
    strings: all
      .filter((object) => !object.includes('\nstream\n'))
      .flatMap((object) =>
        Array.from(object.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g), ([, text = '']) => textOf(text)),
      ),
    /** All fill and stroke colours, as `#rrggbb`. */
    colours: new Set(all.flatMap(coloursOf)),
  };
}
