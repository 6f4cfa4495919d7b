import { describe, expect, it } from 'vitest';
import { findText } from '#build/editor/click/find-text.ts';
import { indexTexts } from '#build/editor/click/text-places.ts';
import { editorFixture } from '#build/editor/test-support/editor-fixtures.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';
import { madeTexts } from './made-texts.ts';

describe('a click on a text that pages make of a value', () => {
  const files = fixtureFiles({
    languages: ['es', 'en'],
    files: {
      'prices.yaml': [
        '- amount: on request\n  es: { name: Taller, text: Un día con su equipo. }',
        '- amount: 49,90\n  currency: EUR\n  period: month\n  es: { name: Cuota, text: Copias cada noche. }',
        '  en: { name: Fee, text: Copies each night. }\n',
      ].join('\n'),
      'pages/menu.yaml':
        'es:\n  names: { "https://portal.acme.example": Área de clientes }\nen:\n  names: { "https://portal.acme.example": Client portal }\n',
    },
  });
  const source = new SiteSource('acme', files);
  const { site } = readSite(source);
  const config = editorFixture({ languages: site.languages, files: [...files.keys()] });
  const places = indexTexts(source, site, config, madeTexts(source, site));
  const found = (page: string, text: string, isShared = false) =>
    findText(places, site, { text, block: text, page, isShared }).map(
      ({ kind, keyPath }) => `${kind} ${keyPath}`,
    );

  it.each([
    ['/services', '49,90 € al mes'],
    ['/en/services', '€49.90 a month'],
  ])('leads to the form of the price, on %s: %s', (page, text) => {
    expect(found(page, text)).toEqual(['form items.1.amount']);
  });

  it.each([
    ['/contact', 'de 9:00 a 17:00'],
    ['/en/contact', '9:00 AM to 5:00 PM'],
  ])('leads to the form of the opening hours, on %s: %s', (page, text) => {
    expect(found(page, text)).toEqual(['form contact.officeHours']);
    expect(found(page, text, true)).toEqual(['form contact.officeHours']);
  });

  it.each([
    ['/', 'Área de clientes'],
    ['/en', 'Client portal'],
  ])('leads to the form of the menu, although an interface text says the same: %s, %s', (page, text) => {
    expect(found(page, text, true)).toEqual(['form names.https://portal.acme.example']);
  });
});
