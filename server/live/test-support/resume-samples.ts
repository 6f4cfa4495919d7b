/** A PDF with any number of bytes as a comment. */
export const samplePdf = ({ paddingBytes = 0 } = {}): Buffer =>
  Buffer.from(
    `%PDF-1.7\n%${'a'.repeat(paddingBytes)}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n`,
    'latin1',
  );

/** Only the signatures and names in a zip file, which is all that judge-resume.ts reads. */
export const sampleZip = (...names: readonly string[]): Buffer =>
  Buffer.from(`PK\x03\x04${names.join('PK\x01\x02')}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

/** A .docx, on request with further parts. */
export const sampleDocx = (...more: readonly string[]): Buffer =>
  sampleZip('[Content_Types].xml', 'word/document.xml', ...more);

/** A compound file, the format of .doc, .xls and encrypted .docx. */
export const sampleCompoundFile = (...names: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    ...names.map((name) => Buffer.from(name.padEnd(64, '\0'), 'utf16le')),
  ]);
