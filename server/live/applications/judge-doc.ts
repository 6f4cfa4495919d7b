/** Signature of the compound file format ([MS-CFB] 2.2 and 2.6). */
const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const headerBytes = 512;
const headerTableSectors = 109;
const entryBytes = 128;
const lastRegularSector = 0xfffffffa;
const entryTypes = { storage: 1, stream: 2 } as const;
const smallStreamMaxBytes = 4096;

/** First word of the document stream: Word 97 and later, Word 6 and 95 ([MS-DOC] 2.5.2). */
const wordMarks = [0xa5ec, 0xa5dc];
const isEncryptedFlag = 0x0100;

interface Entry {
  name: string;
  type: number;
  firstSector: number;
  sizeBytes: number;
}

/**
 * True for a document of Word 6 to 2003: a compound file with a valid stream `WordDocument`, without macros
 * and not encrypted (nobody could read it, and an encrypted .docx is also a compound file).
 */
export function isDoc(content: Uint8Array): boolean {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const file = compoundFile(buffer);
  if (file === null) return false;
  const document = file.entries.find(
    ({ name, type }) => name === 'WordDocument' && type === entryTypes.stream,
  );
  const hasMacros = file.entries.some(({ name }) =>
    /^(?:macros|_vba_project|_vba_project_cur|vba)$/i.test(name),
  );
  if (document === undefined || hasMacros || document.sizeBytes < smallStreamMaxBytes) return false;
  const sectors = file.chainOf(document.firstSector);
  if (sectors === null || sectors.length * file.sectorBytes < document.sizeBytes) return false;
  const start = sectors[0]!;
  const isWord = wordMarks.includes(buffer.readUInt16LE(start));
  return isWord && (buffer.readUInt16LE(start + 10) & isEncryptedFlag) === 0;
}

interface CompoundFile {
  entries: Entry[];
  sectorBytes: number;
  /** The sectors of a stream, in order; null when the chain leaves the file or runs in a circle. */
  chainOf: (firstSector: number) => number[] | null;
}

/** Reads a compound file and its directory; null when the file is not one. */
function compoundFile(buffer: Buffer): CompoundFile | null {
  if (buffer.length < headerBytes || !buffer.subarray(0, signature.length).equals(signature)) return null;
  const sectorShift = buffer.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return null;
  const sectorBytes = 2 ** sectorShift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;

  /** The next sector, by the allocation table in the header; anything beyond that is over 5 MB. */
  const next = (sector: number): number | null => {
    const perSector = sectorBytes / 4;
    const index = Math.floor(sector / perSector);
    if (index >= headerTableSectors) return null;
    const tableSector = buffer.readUInt32LE(76 + index * 4);
    const offset = offsetOf(tableSector) + (sector % perSector) * 4;
    return tableSector <= lastRegularSector && offset + 4 <= buffer.length
      ? buffer.readUInt32LE(offset)
      : null;
  };

  const chainOf = (firstSector: number): number[] | null => {
    const offsets = new Set<number>();
    let sector: number | null = firstSector;
    while (sector !== null && sector <= lastRegularSector) {
      const offset = offsetOf(sector);
      if (offsets.has(offset) || offset + sectorBytes > buffer.length) return null;
      offsets.add(offset);
      sector = next(sector);
    }
    return sector === null || offsets.size === 0 ? null : [...offsets];
  };

  const directory = chainOf(buffer.readUInt32LE(48));
  if (directory === null) return null;
  const entries = directory.flatMap((start) =>
    Array.from({ length: sectorBytes / entryBytes }, (_, index) =>
      entryAt(buffer, start + index * entryBytes),
    ),
  );
  return { entries: entries.filter((entry) => entry !== null), sectorBytes, chainOf };
}

function entryAt(buffer: Buffer, offset: number): Entry | null {
  const nameBytes = buffer.readUInt16LE(offset + 64);
  const type = buffer.readUInt8(offset + 66);
  if (type === 0 || nameBytes < 2 || nameBytes > 64) return null;
  return {
    name: buffer.toString('utf16le', offset, offset + nameBytes - 2),
    type,
    firstSector: buffer.readUInt32LE(offset + 116),
    sizeBytes: buffer.readUInt32LE(offset + 120),
  };
}
