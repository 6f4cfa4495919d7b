import { expect, it } from 'vitest';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { publishedFiles } from '#content/published/published-files.ts';
import { contactCard } from './contact-card.ts';

const address = { street: 'Calle Mayor 7; 2.º', city: 'València', postalCode: '46001', country: 'ES' };
const site = siteFixture({
  site: {
    name: 'Müller, Söhne; Töchter & Enkel für Computer, Netze und alles andere im Büro',
    wordmark: ['Müller', ', Söhne; Töchter & Enkel für Computer, Netze und alles andere im Büro'],
    offices: [
      {
        address: { ...address, cityLine: '46001 València' },
        phone: '+34 963 00 10 21',
        email: 'v@acme.example',
      },
    ],
    channels: [
      { kind: 'phone', to: '+34 964 55 01 09' },
      { kind: 'whatsapp', to: '+34 600 00 00 11' },
      { kind: 'signal', to: '+34 964 55 01 09' },
      { kind: 'email', to: 'chat@acme.example' },
      { kind: 'booking', to: 'https://cita.acme.example/' },
    ],
  },
});

it('a vCard has every office, number and email address once, each line short enough and escaped', () => {
  const card = contactCard(site).get('/contact.vcf') ?? '';
  expect(card.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    String.raw`N:Müller\, Söhne\; Töchter & Enkel für Computer\, Netze und alles andere im Büro;;;;`,
    String.raw`FN:Müller\, Söhne\; Töchter & Enkel für Computer\, Netze und alles andere im Büro`,
    String.raw`ORG:Müller\, Söhne\; Töchter & Enkel für Computer\, Netze und alles andere im Büro`,
    'X-ABSHOWAS:COMPANY',
    'TEL;TYPE=WORK,VOICE:+1 415 555 0100',
    'TEL;TYPE=WORK,VOICE:+34 963 00 10 21',
    'TEL;TYPE=WORK,VOICE:+34 964 55 01 09',
    'TEL;TYPE=WORK,VOICE:+34 600 00 00 11',
    'EMAIL;TYPE=INTERNET,WORK:mail@acme.example',
    'EMAIL;TYPE=INTERNET,WORK:v@acme.example',
    'EMAIL;TYPE=INTERNET,WORK:chat@acme.example',
    'ADR;TYPE=WORK:;;1 Main Street;Springfield;;;US',
    String.raw`ADR;TYPE=WORK:;;Calle Mayor 7\; 2.º;València;;46001;ES`,
    'URL:https://acme.example/',
    'END:VCARD',
    '',
  ]);
  expect(card.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(publishedFiles(site)).toContain('/contact.vcf');
});

it('a site with one office, one number and one email address has none', () => {
  const plain = siteFixture({ site: { channels: [{ kind: 'booking', to: 'https://cita.acme.example/' }] } });
  expect(contactCard(plain).size).toBe(0);
  expect(publishedFiles(plain)).not.toContain('/contact.vcf');
});
