import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { judgeResume } from './judge-resume.ts';
import {
  sampleCompoundFile,
  sampleDocx,
  sampleOverlappingDocx,
  samplePackedDocx,
  samplePdf,
  samplePdfWithStream,
  sampleZip,
} from '../test-support/resume-samples.ts';

const pdf = 'application/pdf';
const doc = 'application/msword';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(600)]);
const spreadsheet = sampleZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]);
const shortened = (file: Buffer) => file.subarray(0, file.length - 40);

describe('resumes are judged by their structure', () => {
  it.each([
    ['a PDF', 'resume.pdf', samplePdf()],
    ['a PDF 2.0, its ending in capitals', 'RESUME.PDF', samplePdf({ version: '2.0' })],
    ['a PDF with its table in a stream', 'resume.pdf', samplePdfWithStream()],
    [
      'a PDF that was added to',
      'a.b.pdf',
      Buffer.concat([samplePdf(), Buffer.from('4 0 obj\n1\nendobj\nstartxref\n15\n%%EOF')]),
    ],
    ['a PDF that forbids printing', 'resume.pdf', samplePdf({ trailer: '/Encrypt 9 0 R ' })],
    ['a PDF with zeros after its end', 'resume.pdf', Buffer.concat([samplePdf(), Buffer.alloc(16)])],
  ])('takes %s', (_, name, content) => {
    expect(judgeResume(name, content)).toBe(pdf);
  });

  it('takes a PDF of a library that writes real ones', async () => {
    const document = new PdfDocument();
    document.text('Ximena Duarte');
    document.end();
    expect(judgeResume('resume.pdf', await buffer(document))).toBe(pdf);
  });

  it.each([
    ['a Word 97 document', 'resume.doc', sampleCompoundFile(), doc],
    ['a Word 95 document', 'resume.doc', sampleCompoundFile({ mark: 0xa5dc }), doc],
    ['a document with large sectors', 'resume.doc', sampleCompoundFile({ sectorShift: 12 }), doc],
    ['a .docx', 'résumé final.docx', sampleDocx(), docx],
    ['a packed .docx', 'resume.docx', samplePackedDocx(), docx],
    ['a .docx with a comment at its end', 'resume.docx', sampleDocx([], 'made by hand'), docx],
    [
      'a .docx of Word for the web',
      'resume.docx',
      sampleZip([{ name: '[Content_Types].xml' }, { name: 'word/document2.xml' }]),
      docx,
    ],
  ])('takes %s', (_, name, content, type) => {
    expect(judgeResume(name, content)).toBe(type);
  });

  it.each([
    ['an empty file', 'resume.pdf', Buffer.alloc(0)],
    ['a PDF cut short', 'resume.pdf', shortened(samplePdf())],
    [
      'a PDF whose pointer leads nowhere',
      'resume.pdf',
      Buffer.from('%PDF-1.7\nhello\nstartxref\n9999\n%%EOF\n'),
    ],
    ['a page as a PDF', 'resume.pdf', page],
    ['a page with the header of a PDF', 'resume.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), page])],
    ['a program as a PDF', 'resume.pdf', program],
    [
      'a PDF that is also a zip file',
      'resume.pdf',
      Buffer.concat([samplePdf(), sampleZip([{ name: 'a.js' }])]),
    ],
    ['a page that is also a PDF', 'resume.pdf', Buffer.concat([page, samplePdf()])],
    ['a .docx under the name of a PDF', 'resume.pdf', sampleDocx()],
    ['a PDF under the name of a .docx', 'resume.docx', samplePdf()],
    ['a .docx under the name of a .doc', 'resume.doc', sampleDocx()],
    ['a PDF under the name of a program', 'resume.pdf.exe', samplePdf()],
    ['a PDF without an ending', 'resume', samplePdf()],
    ['the name of a property as the ending', 'resume.constructor', samplePdf()],
    ['a zip file', 'resume.docx', sampleZip([{ name: 'notes.txt' }])],
    ['a spreadsheet', 'resume.docx', spreadsheet],
    ['a .docx cut short', 'resume.docx', shortened(sampleDocx())],
    ['a .docx behind a program', 'resume.docx', Buffer.concat([program, sampleDocx()])],
    ['a .docx that knows of a program before it', 'resume.docx', sampleDocx([], '', program)],
    ['a .docx before a program', 'resume.docx', Buffer.concat([sampleDocx(), program])],
    ['a .docx with macros', 'resume.docx', sampleDocx([{ name: 'word/vbaProject.bin' }])],
    [
      'a .docx with an encrypted part',
      'resume.docx',
      sampleDocx([{ name: 'word/x.xml', isEncrypted: true }]),
    ],
    ['an encrypted .docx', 'resume.docx', sampleCompoundFile({ names: ['EncryptedPackage'] })],
    ['a bomb', 'resume.docx', sampleDocx([{ name: 'word/x.xml', claimedBytes: 0xffff_fff0 }])],
    ['a part that lies elsewhere', 'resume.docx', sampleDocx([{ name: 'word/x.xml', claimedStart: 0 }])],
    ['a part inside a part', 'resume.docx', sampleOverlappingDocx()],
    ['a part listed twice', 'resume.docx', sampleDocx([{ name: 'word/document.xml' }])],
    ['an old spreadsheet', 'resume.doc', sampleCompoundFile({ names: ['Workbook'] })],
    ['a stream that only has the name', 'resume.doc', sampleCompoundFile({ mark: 0 })],
    ['an encrypted document', 'resume.doc', sampleCompoundFile({ flags: 0x1300 })],
    ['a document with macros', 'resume.doc', sampleCompoundFile({ names: ['WordDocument', 'Macros'] })],
    ['a directory that runs in a circle', 'resume.doc', sampleCompoundFile({ afterDirectory: 1 })],
    ['a document cut short', 'resume.doc', sampleCompoundFile().subarray(0, 1200)],
    ['rich text as a document', 'resume.doc', Buffer.from(String.raw`{\rtf1 hello}`)],
  ])('refuses %s', (_, name, content) => {
    expect(judgeResume(name, content)).toBeNull();
  });

  it('survives every file cut at every place, and takes none of them', () => {
    const files = [
      ['a.pdf', samplePdf()],
      ['a.docx', sampleDocx()],
      ['a.doc', sampleCompoundFile()],
    ] as const;
    const taken = files.flatMap(([name, file]) =>
      Array.from({ length: file.length - 2 }, (_, bytes) => judgeResume(name, file.subarray(0, bytes))),
    );
    expect(taken.filter((type) => type !== null)).toEqual([]);
  });
});
