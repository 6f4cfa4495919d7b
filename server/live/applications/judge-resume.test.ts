import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { judgeResume } from './judge-resume.ts';
import {
  sampleCompoundFile,
  sampleDocx,
  samplePdf,
  sampleZip,
} from '#server/live/test-support/resume-samples.ts';

const pdf = 'application/pdf';
const doc = 'application/msword';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(600)]);
const wordFile = sampleCompoundFile('Root Entry', 'WordDocument');
const textOnMacros = Buffer.from('WordDocument Macros _VBA_PROJECT', 'utf16le');
const mailHead = 'From: ximena@duarte.example\r\nContent-Type: application/pdf\r\n\r\n';
const after = (start: string | Buffer, file: Buffer) => Buffer.concat([Buffer.from(start), file]);
const before = (file: Buffer, end: Buffer) => Buffer.concat([file, end]);
const shortened = (file: Buffer) => file.subarray(0, file.length - 25);

it.each([
  ['a PDF', 'resume.pdf', samplePdf(), pdf],
  ['a name in capitals', 'RESUME.PDF', samplePdf(), pdf],
  ['a PDF after a mail header', 'resume.pdf', after(mailHead, samplePdf()), pdf],
  ['a PDF after a byte order mark', 'resume.pdf', after('\uFEFF', samplePdf()), pdf],
  ['a PDF whose mark ends at byte 1,024', 'resume.pdf', after(' '.repeat(1019), samplePdf()), pdf],
  ['a PDF with 2 KB after its end', 'resume.pdf', before(samplePdf(), Buffer.alloc(2048, ' ')), pdf],
  ['a PDF filled up with zeros', 'resume.pdf', before(samplePdf(), Buffer.alloc(300_000)), pdf],
  ['a .docx with 2 KB after its end', 'resume.docx', before(sampleDocx(), Buffer.alloc(2048)), docx],
  ['a Word document before 2007', 'resume.doc', wordFile, doc],
  ['one that tells of macros', 'resume.doc', Buffer.concat([wordFile, textOnMacros]), doc],
  ['a .docx', 'résumé final.docx', sampleDocx(), docx],
])('accepts %s', (_, name, content, type) => {
  expect(judgeResume(name, content)).toBe(type);
});

it('accepts a PDF from a real PDF library', async () => {
  const document = new PdfDocument();
  document.text('Ximena Duarte');
  document.end();
  expect(judgeResume('resume.pdf', await buffer(document))).toBe(pdf);
});

it.each([
  ['an empty file', 'resume.pdf', Buffer.alloc(0)],
  ['a PDF cut short', 'resume.pdf', shortened(samplePdf())],
  ['a page as a PDF', 'resume.pdf', page],
  ['a program as a PDF', 'resume.pdf', program],
  ['a page with a PDF far behind', 'resume.pdf', after(page, after(' '.repeat(1024), samplePdf()))],
  ['a page as a Word document', 'resume.doc', page],
  ['rich text as a Word document', 'resume.doc', Buffer.from('{\\rtf1\\ansi Ximena}')],
  ['a Word document of 2003 in XML', 'resume.doc', Buffer.from('<?xml version="1.0"?><w:wordDocument/>')],
  ['a PDF under the name of a .docx', 'resume.docx', samplePdf()],
  ['a .docx under the name of a .doc', 'resume.doc', sampleDocx()],
  ['a PDF under the name of a program', 'resume.pdf.exe', samplePdf()],
  ['a PDF without an ending', 'resume', samplePdf()],
  ['the name of a property as the ending', 'resume.constructor', samplePdf()],
  ['a spreadsheet', 'resume.docx', sampleZip('[Content_Types].xml', 'xl/workbook.xml')],
  ['a .docx cut short', 'resume.docx', shortened(sampleDocx())],
  ['a .docx behind a program', 'resume.docx', Buffer.concat([program, sampleDocx()])],
  ['a .docx with macros', 'resume.docx', sampleDocx('word/vbaProject.bin')],
  ['an encrypted .docx', 'resume.docx', sampleCompoundFile('EncryptedPackage')],
  ['an old spreadsheet', 'resume.doc', sampleCompoundFile('Workbook')],
  ['text that names a Word document', 'resume.doc', Buffer.concat([sampleCompoundFile(), textOnMacros])],
  ['a document with macros', 'resume.doc', sampleCompoundFile('WordDocument', 'Macros')],
])('rejects %s', (_, name, content) => {
  expect(judgeResume(name, content)).toBeNull();
});
