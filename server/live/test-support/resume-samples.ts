import { crc32, deflateRawSync } from 'node:zlib';

/** A PDF of one empty page with a cross-reference table and any number of bytes as a comment. */
export function samplePdf({ version = '1.7', trailer = '', paddingBytes = 0 } = {}): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = `%PDF-${version}\n%\xe2\xe3\xcf\xd3${'a'.repeat(paddingBytes)}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R ${trailer}>>\n`;
  text += `startxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The same with a cross-reference stream, as newer programs write it. */
export function samplePdfWithStream(): Buffer {
  const start = '%PDF-1.5\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const stream =
    '7 0 obj\n<< /Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R /Length 4 >>\nstream\nabcd\nendstream\nendobj\n';
  return Buffer.from(`${start}${stream}startxref\n${start.length}\n%%EOF\n`, 'latin1');
}

interface ZipEntry {
  name: string;
  content?: string | Buffer;
  isDeflated?: boolean;
  isEncrypted?: boolean;
  /** A wrong size for the directory entry. */
  claimedBytes?: number;
  claimedStart?: number;
}

/** A zip file, on request with bytes before it that its directory accounts for. */
export function sampleZip(entries: readonly ZipEntry[], comment = '', before = Buffer.alloc(0)): Buffer {
  const locals: Buffer[] = [before];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const { name, content = '<x/>', isDeflated = false, isEncrypted = false, ...claimed } of entries) {
    const plain = Buffer.from(content);
    const packed = isDeflated ? deflateRawSync(plain) : plain;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    facts.writeUInt16LE(isDeflated ? 8 : 0, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed.claimedBytes ?? plain.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(claimed.claimedStart ?? offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, end, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const tail = Buffer.alloc(18);
  tail.writeUInt16LE(entries.length, 4);
  tail.writeUInt16LE(entries.length, 6);
  tail.writeUInt32LE(directoryBytes.length, 8);
  tail.writeUInt32LE(offset, 12);
  tail.writeUInt16LE(comment.length, 16);
  return Buffer.concat([
    ...locals,
    directoryBytes,
    Buffer.from('PK\x05\x06', 'latin1'),
    tail,
    Buffer.from(comment),
  ]);
}

const documentParts: readonly ZipEntry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: `<document>${'words '.repeat(200)}</document>` },
];

/** A .docx, on request with further parts. */
export function sampleDocx(more: readonly ZipEntry[] = [], comment = '', before = Buffer.alloc(0)): Buffer {
  return sampleZip([...documentParts, ...more], comment, before);
}

/** A .docx with one part inside another, as zip bombs have. */
export function sampleOverlappingDocx(): Buffer {
  const outer = 'word/a.xml';
  const inner = 'word/x.xml';
  const start = sampleDocx().indexOf('PK\x01\x02', 0, 'latin1') + 30 + outer.length;
  return sampleDocx([
    { name: outer, content: sampleZip([{ name: inner }]) },
    { name: inner, claimedStart: start },
  ]);
}

/** A .docx with compressed parts, as programs write it. */
export function samplePackedDocx(): Buffer {
  return sampleZip(documentParts.map((part) => ({ ...part, isDeflated: true })));
}

/** A compound file, the format of .doc, .xls and encrypted .docx. */
export function sampleCompoundFile({
  names = ['WordDocument', '1Table'],
  mark = 0xa5ec,
  flags = 0x1200,
  sectorShift = 9,
  afterDirectory = 0xfffffffe,
} = {}): Buffer {
  const sectorBytes = 2 ** sectorShift;
  const streamSectors = Math.ceil(4096 / sectorBytes);
  const header = Buffer.alloc(sectorBytes);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(sectorShift === 9 ? 3 : 4, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(sectorShift, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76, 512);
  header.writeUInt32LE(0, 76);

  // Sector 0 is the allocation table, 1 the directory, then the stream.
  const table = Buffer.alloc(sectorBytes, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(afterDirectory, 4);
  for (let index = 0; index < streamSectors; index += 1) {
    table.writeUInt32LE(index === streamSectors - 1 ? 0xfffffffe : 3 + index, (2 + index) * 4);
  }
  const directory = Buffer.alloc(sectorBytes);
  ['Root Entry', ...names].forEach((name, index) => {
    const entry = directory.subarray(index * 128, (index + 1) * 128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(index === 0 ? 5 : 2, 66);
    entry.fill(0xff, 68, 80);
    entry.writeUInt32LE(2, 116);
    entry.writeUInt32LE(4096, 120);
  });
  const stream = Buffer.alloc(streamSectors * sectorBytes);
  stream.writeUInt16LE(mark, 0);
  stream.writeUInt16LE(flags, 10);
  return Buffer.concat([header, table, directory, stream]);
}
