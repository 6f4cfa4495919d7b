import { describe, expect, it } from 'vitest';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import { csvOf } from '../../../shared/csv.ts';
import { applicationRows } from './applications-csv.ts';

const application: ReceivedApplication = {
  id: 'app-1',
  firstName: 'Tom',
  lastName: "O'Connell",
  email: 'tom@mail.example',
  phone: '+1 312 555 0187',
  portfolio: 'oconnell.example',
  jobId: 'ux-ui-designer',
  jobTitle: 'UX/UI Designer',
  coverLetter: '',
  date: '2025-05-01T00:02:00.000Z',
  status: 'reviewed',
};

describe('applications as CSV', () => {
  it('begins with a byte order mark, and ends every row with CRLF', () => {
    expect(csvOf([['a', 'é'], ['1']])).toBe('\uFEFFa,é\r\n1\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(csvOf([['a,b', 'say "no"', 'one\ntwo', 'one\rtwo', 'plain text']])).toBe(
      '\uFEFF"a,b","say ""no""","one\ntwo","one\rtwo",plain text\r\n',
    );
  });

  it.each(['=1+1', '+1 312', '-2', '@sum', '\tx', '=HYPERLINK("https://x.example")', '\r=1', '\n=1'])(
    'lets no cell begin as a formula: %j',
    (text) => {
      const [, written = ''] = /^\uFEFF([^]*)\r\n$/.exec(csvOf([[text]])) ?? [];
      expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
      expect(written.replaceAll('""', '"')).toContain(text);
    },
  );

  it('leaves alone what only contains such a sign', () => {
    expect(csvOf([['a=b', 'x@y.example', '1-2']])).toBe('\uFEFFa=b,x@y.example,1-2\r\n');
  });

  it('names the fields, and has one row per application, with the words of the page', () => {
    const rows = applicationRows([application], {
      fields: {
        firstName: 'Vorname',
        lastName: 'Nachname',
        name: 'Name',
        position: 'Stelle',
        email: 'E-Mail',
        date: 'Datum',
        status: 'Status',
        phone: 'Telefon',
        linkedIn: 'LinkedIn',
        portfolio: 'Portfolio',
        coverLetter: 'Anschreiben',
      },
      status: { new: 'Neu', reviewed: 'Geprüft' },
      jobTitles: { 'ux-ui-designer': 'UX/UI-Designer' },
    });
    expect(rows).toEqual([
      ['Name', 'Stelle', 'E-Mail', 'Datum', 'Status', 'Telefon', 'LinkedIn', 'Portfolio', 'Anschreiben'],
      [
        "Tom O'Connell",
        'UX/UI-Designer',
        'tom@mail.example',
        '2025-05-01T00:02:00.000Z',
        'Geprüft',
        '+1 312 555 0187',
        '',
        'oconnell.example',
        '',
      ],
    ]);
  });
});
