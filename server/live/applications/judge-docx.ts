/** Signatures and sizes of the zip format (APPNOTE.TXT 4.3). */
const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;
const localSignature = 0x04034b50;
const localBytes = 30;
const commentMaxBytes = 0xffff;
const isEncryptedFlag = 1;
const methods = { stored: 0, deflated: 8 } as const;

/** A resume that unpacks to more than this is an attack on memory (a zip bomb). */
const unpackedMaxBytes = 200 * 1024 * 1024;
const entriesMax = 5000;

interface Entry {
  name: string;
  start: number;
  end: number;
  unpackedBytes: number;
}

/**
 * True for a Word document in zip format: it lists a document's types and main part and no macros, its
 * entries lie where the directory says, do not overlap and are not encrypted, and their unpacked size is
 * limited. Nothing is unpacked here. Word names the main part `document.xml`, Word for the web
 * `document2.xml`.
 */
export function isDocx(content: Uint8Array): boolean {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const entries = entriesOf(buffer);
  if (entries === null) return false;
  const names = entries.map(({ name }) => name.toLowerCase());
  const unpackedBytes = entries.reduce((total, entry) => total + entry.unpackedBytes, 0);
  return (
    names.includes('[content_types].xml') &&
    names.some((name) => /^word\/document\d*\.xml$/.test(name)) &&
    !names.some((name) => name.endsWith('.bin') && name.includes('vbaproject')) &&
    new Set(names).size === names.length &&
    unpackedBytes <= unpackedMaxBytes
  );
}

/** The entries of a zip file without extra bytes at its start or end; null when it is not one. */
function entriesOf(buffer: Buffer): Entry[] | null {
  const end = endOffset(buffer);
  if (end === null) return null;
  const count = buffer.readUInt16LE(end + 10);
  const directoryBytes = buffer.readUInt32LE(end + 12);
  const directory = buffer.readUInt32LE(end + 16);
  const isOneDisk = buffer.readUInt32LE(end + 4) === 0 && buffer.readUInt16LE(end + 8) === count;
  if (!isOneDisk || count === 0 || count > entriesMax || directory + directoryBytes !== end) return null;

  const entries: Entry[] = [];
  let offset = directory;
  for (let index = 0; index < count; index += 1) {
    if (offset + entryBytes > end || buffer.readUInt32LE(offset) !== entrySignature) return null;
    const entry = entryAt(buffer, offset, directory);
    if (entry === null) return null;
    entries.push(entry);
    offset +=
      entryBytes +
      buffer.readUInt16LE(offset + 28) +
      buffer.readUInt16LE(offset + 30) +
      buffer.readUInt16LE(offset + 32);
  }
  return offset === end && lieApart(entries) ? entries : null;
}

/** Offset of the directory's end record; its comment must end where the file ends. */
function endOffset(buffer: Buffer): number | null {
  const last = buffer.length - endBytes;
  for (let offset = last; offset >= Math.max(0, last - commentMaxBytes); offset -= 1) {
    const isEnd = buffer.readUInt32LE(offset) === endSignature;
    if (isEnd && offset + endBytes + buffer.readUInt16LE(offset + 20) === buffer.length) return offset;
  }
  return null;
}

function entryAt(buffer: Buffer, offset: number, directory: number): Entry | null {
  const flags = buffer.readUInt16LE(offset + 8);
  const method = buffer.readUInt16LE(offset + 10);
  const packedBytes = buffer.readUInt32LE(offset + 20);
  const unpackedBytes = buffer.readUInt32LE(offset + 24);
  const nameBytes = buffer.readUInt16LE(offset + 28);
  const start = buffer.readUInt32LE(offset + 42);
  if ((flags & isEncryptedFlag) !== 0) return null;
  if (method !== methods.stored && method !== methods.deflated) return null;
  if (start + localBytes > directory || buffer.readUInt32LE(start) !== localSignature) return null;
  const name = buffer.toString('utf8', offset + entryBytes, offset + entryBytes + nameBytes);
  const localNameBytes = buffer.readUInt16LE(start + 26);
  const localName = buffer.toString('utf8', start + localBytes, start + localBytes + localNameBytes);
  const end = start + localBytes + localNameBytes + buffer.readUInt16LE(start + 28) + packedBytes;
  return localName === name && end <= directory ? { name, start, end, unpackedBytes } : null;
}

/** The first entry starts the file, and no two entries overlap. */
function lieApart(entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.every(({ start }, index) => (index === 0 ? start === 0 : start >= inOrder[index - 1]!.end));
}
