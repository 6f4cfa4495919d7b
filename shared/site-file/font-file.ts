import { brotliDecompressSync } from 'node:zlib';

/** What a font file says about itself. Lengths are in per cent of the size of letters. */
export interface FontFile {
  /** Its family and its PostScript name, which programs other than browsers know it by. */
  name: string;
  postScriptName: string;
  ascent: number;
  descent: number;
  /** Of a file with one weight. */
  weight: number;
  /** What can be varied, by tag: `wght`. */
  axes: Readonly<Record<string, { min: number; default: number; max: number }>>;
  /** Glyphs by code point. */
  glyphs: ReadonlyMap<number, number>;
  /** How far a glyph moves the next one; a file that is compressed as woff2 does not tell it. */
  advanceOf: (glyph: number) => number;
}

type Tables = ReadonlyMap<string, Buffer>;

function tablesOfTrueType(file: Buffer): Tables {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = file.readUInt32BE(at + 8);
    const end = start + file.readUInt32BE(at + 12);
    if (end > file.length) throw new RangeError('cut off');
    return [file.toString('latin1', at, at + 4), file.subarray(start, end)] as const;
  });
  return new Map(entries);
}

/** Numbers that stand for the tables read here, and for the two that are packed unless they say otherwise. */
const woff2Tags: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  5: 'name',
  6: 'OS/2',
  10: 'glyf',
  11: 'loca',
  47: 'fvar',
};

/** https://www.w3.org/TR/WOFF2/#table_dir_format */
function tablesOfWoff2(file: Buffer): Tables {
  let at = 48;
  const variableLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const lengths = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const known = flags & 63;
    if (known === 63) at += 4;
    const tag = woff2Tags[known] ?? '';
    const length = variableLength();
    const isPacked = tag === 'glyf' || tag === 'loca' ? flags < 192 : flags >= 64;
    return [tag, isPacked ? variableLength() : length] as const;
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(lengths.map(([tag, length]) => [tag, data.subarray(start, (start += length))]));
}

/** Segments of format 4, for the first 65,536 code points. */
function glyphsOfSegments(table: Buffer): [number, number][] {
  const bytes = table.readUInt16BE(6);
  const found: [number, number][] = [];
  for (let at = 14; at < 14 + bytes; at += 2) {
    const last = table.readUInt16BE(at);
    const first = table.readUInt16BE(at + bytes + 2);
    const delta = table.readUInt16BE(at + 2 * bytes + 2);
    const place = at + 3 * bytes + 2;
    const offset = table.readUInt16BE(place);
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const stored = offset === 0 ? point : table.readUInt16BE(place + offset + 2 * (point - first));
      found.push([point, stored === 0 ? 0 : (stored + delta) & 0xffff]);
    }
  }
  return found;
}

/** Groups of format 12, for all code points. */
function glyphsOfGroups(table: Buffer): [number, number][] {
  return Array.from({ length: table.readUInt32BE(12) }).flatMap((_, index) => {
    const at = 16 + 12 * index;
    const first = table.readUInt32BE(at);
    const glyph = table.readUInt32BE(at + 8);
    const length = Math.min(table.readUInt32BE(at + 4) - first + 1, 0x10ffff);
    return Array.from({ length }, (_point, more): [number, number] => [first + more, glyph + more]);
  });
}

function glyphsIn(cmap: Buffer): Map<number, number> {
  const found = Array.from({ length: cmap.readUInt16BE(2) }).flatMap((_, index) => {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) return glyphsOfSegments(table);
    return format === 12 ? glyphsOfGroups(table) : [];
  });
  return new Map(found.filter(([, glyph]) => glyph !== 0));
}

/** A name as Windows programs read it. @param id 1: family, 6: PostScript */
function nameIn(table: Buffer, id: number): string {
  const texts = table.readUInt16BE(4);
  for (let at = 6; at < 6 + 12 * table.readUInt16BE(2); at += 12) {
    if (table.readUInt16BE(at) !== 3 || table.readUInt16BE(at + 6) !== id) continue;
    const start = texts + table.readUInt16BE(at + 10);
    const text = table.subarray(start, start + table.readUInt16BE(at + 8));
    return Buffer.from(text).swap16().toString('utf16le');
  }
  throw new RangeError('no name');
}

function axesIn(fvar: Buffer | undefined): FontFile['axes'] {
  if (!fvar) return {};
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  const entries = Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    const value = (place: number) => fvar.readInt32BE(at + place) / 65_536;
    return [
      fvar.toString('latin1', at, at + 4),
      { min: value(4), default: value(8), max: value(12) },
    ] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Reads a font file.
 * @throws RangeError when it is none, or broken
 */
export function readFont(file: Buffer): FontFile {
  const kind = file.toString('latin1', 0, 4);
  if (!['wOF2', '\0\x01\0\0', 'true', 'OTTO'].includes(kind)) throw new RangeError('no woff2 or ttf file');
  try {
    const tables = kind === 'wOF2' ? tablesOfWoff2(file) : tablesOfTrueType(file);
    const table = (tag: string): Buffer => {
      const found = tables.get(tag);
      if (!found) throw new RangeError(`no table ${tag}`);
      return found;
    };
    const perCent = 100 / table('head').readUInt16BE(18);
    const lastAdvance = table('hhea').readUInt16BE(34) - 1;
    return {
      name: nameIn(table('name'), 1),
      postScriptName: nameIn(table('name'), 6),
      ascent: table('hhea').readInt16BE(4) * perCent,
      descent: -table('hhea').readInt16BE(6) * perCent,
      weight: table('OS/2').readUInt16BE(4),
      axes: axesIn(tables.get('fvar')),
      glyphs: glyphsIn(table('cmap')),
      advanceOf: (glyph) => table('hmtx').readUInt16BE(4 * Math.min(glyph, lastAdvance)) * perCent,
    };
  } catch (error) {
    throw new RangeError(`a broken file: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
