import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pagesInPdf } from './document-files.ts';

const pages = (count: number) =>
  [
    '<< /Type /Pages /Count 3 >>',
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 1 0 R >>'),
  ].join('\n');

describe('the page count of a PDF', () => {
  it.each([1, 6])('ignores the nodes of the page tree: %i', (count) => {
    expect(pagesInPdf(Buffer.from(`%PDF-1.7\n${pages(count)}`))).toBe(count);
  });

  it('includes pages in compressed object streams', () => {
    const packed = deflateSync(pages(4)).toString('latin1');
    const object = `1 0 obj << /Type /ObjStm /N 5 /Filter /FlateDecode >> stream\r\n${packed}\nendstream`;
    expect(pagesInPdf(Buffer.from(`%PDF-1.7\n${object}`, 'latin1'))).toBe(4);
  });
});
