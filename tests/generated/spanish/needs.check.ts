import { describe, expect, it } from 'vitest';
import { testSite as site } from '#content/test-support/test-site.ts';
import { attribute, textIn } from '#tests/pages/rules/parse-html.ts';
import { pageAt, readSiteFile, siteFiles, sitePages } from '#tests/pages/site-files.ts';

/**
 * What a company in Castelló needs to say, on the built pages (docs/how-to/what-you-can-say.md names the field of each
 * need). tests/generated/generate-sites.ts copies this file into the site.
 */

const documentOf = (path: string) => pageAt(path).document;
const mainOf = (path: string) => documentOf(path).querySelector('main')!;
const spaced = (text: string) => text.replaceAll(/[\u{A0}\u{2009}\u{202F}\s]+/gu, ' ');
const textOf = (path: string) => spaced(textIn(mainOf(path)));
const footerOf = (path: string) => documentOf(path).querySelector('footer')!;
const hrefsIn = (place: ReturnType<typeof mainOf>) =>
  place.querySelectorAll('a').map((link) => attribute(link, 'href') ?? '');

/** The objects of a kind in the structured data of a page. */
function structuredData(path: string, type: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  for (const [, json = ''] of pageAt(path).html.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/g,
  ))
    JSON.parse(json, (_, value: unknown) => {
      if (value !== null && typeof value === 'object' && '@type' in value && value['@type'] === type)
        found.push({ ...value });
      return value;
    });
  return found;
}

const services = [
  'soporte',
  'copias',
  'redes',
  'mantenimiento-de-equipos',
  'nube',
  'ciberseguridad',
  'telefonia',
  'web',
  'proteccion-de-datos',
].map((id) => `/services/${id}`);

describe('two offices', () => {
  it.each([
    ['/contact', 'de 10:00 a 14:00 y de 16:00 a 19:00', 'de 8:00 a 15:00', '15 de junio – 15 de septiembre'],
    ['/en/contact', '10:00 to 14:00 and 16:00 to 19:00', '08:00 to 15:00', '15 June – 15 September'],
  ])('%s has split hours, summer hours and closed days', (path, split, summer, season) => {
    const text = textOf(path);
    for (const part of [season, summer]) expect(text).toContain(part);
    expect(text.split(split)).toHaveLength(3);
    expect(text).not.toContain('10:00 a 19:00');
  });

  it('have address, phone, email and a route each', () => {
    for (const path of ['/contact', '/en/contact']) {
      for (const address of ['Calle Enmedio 24, 3.º B', 'Avenida del Puerto 112, bajo'])
        expect(textOf(path)).toContain(address);
      expect(hrefsIn(mainOf(path))).toEqual(
        expect.arrayContaining([
          'tel:+34964550100',
          'tel:+34963001021',
          'mailto:valencia@cobalto.example',
          'https://maps.example/castello',
          'https://maps.example/valencia',
        ]),
      );
    }
  });

  it('can be saved as a contact', () => {
    expect(hrefsIn(mainOf('/contact'))).toContain('/contact.vcf');
    expect(readSiteFile('/contact.vcf')).toContain('Avenida del Puerto 112\\, bajo;València');
  });

  it('are in the footer, in the legal notice and in structured data', () => {
    expect(hrefsIn(footerOf('/'))).toContain('tel:+34963001021');
    expect(textOf('/aviso-legal')).toContain('Avenida del Puerto 112, bajo, 46023 València');
    const [company, ...others] = structuredData('/', 'LocalBusiness').toReversed();
    expect(others).toHaveLength(1);
    for (const office of [company, ...others])
      expect(office).toMatchObject({
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({ opens: '10:00', closes: '14:00' }),
          expect.objectContaining({ opens: '16:00', closes: '19:00' }),
        ]) as unknown,
      });
  });
});

it('WhatsApp, the support phone, remote support and the appointment are links where they are wanted', () => {
  const whatsapp = 'https://wa.me/34600123456';
  expect(hrefsIn(mainOf('/contact'))).toEqual(
    expect.arrayContaining([
      whatsapp,
      'tel:+34964550109',
      'https://remoto.cobalto.example/',
      'https://cita.cobalto.example/30min',
    ]),
  );
  expect(hrefsIn(footerOf('/'))).toContain(whatsapp);
  const header = hrefsIn(documentOf('/').querySelector('header')!);
  for (const to of [whatsapp, 'tel:+34964550109', 'https://clientes.cobalto.example/'])
    expect(header).toContain(to);
  expect(hrefsIn(mainOf('/'))).toContain('https://cita.cobalto.example/30min');
});

it('the footer has the profiles, the registration and the certificates', () => {
  const text = spaced(textIn(footerOf('/')));
  expect(text).toContain('ESB12345678');
  expect(text).toContain('Registro Mercantil de Castellón, hoja CS-12345');
  expect(text).toContain('ISO/IEC 27001 por Certifica Levante');
  expect(hrefsIn(footerOf('/'))).toEqual(
    expect.arrayContaining([
      'https://www.linkedin.com/company/cobalto-redes',
      'https://www.instagram.com/cobaltoredes',
      'https://socios.nube.example/cobalto',
    ]),
  );
});

it('prices have their cents and say “desde” only where the company does', () => {
  const text = textOf('/services');
  for (const price of ['49,90 € al mes', '60,38 € con IVA', '55 € por hora', 'Desde 1500 €', 'A consultar'])
    expect(text).toContain(price);
  expect(text.match(/desde \d/gi)).toHaveLength(1);
  expect(textOf('/en/services')).toContain('€49.90 a month');
});

describe('nine services', () => {
  it('are all in the menu, in the footer, in the form and on the pages that list them', () => {
    const places = [
      documentOf('/').querySelector('header')!,
      footerOf('/'),
      mainOf('/services'),
      mainOf('/sitemap'),
    ];
    for (const place of places) expect(hrefsIn(place)).toEqual(expect.arrayContaining(services));
    const choices = mainOf('/contact').querySelectorAll('option').map(textIn);
    expect(choices).toHaveLength(services.length + 2);
  });

  it('are in English only where they are translated, and so are all other pages', () => {
    const english = sitePages.filter(({ language }) => language === 'en').map(({ path }) => path);
    expect(english.filter((path) => path.startsWith('/en/services/'))).toEqual([
      '/en/services/redes',
      '/en/services/soporte',
    ]);
    for (const path of ['/en/careers', '/en/blog', '/en/clinicas']) expect(english).not.toContain(path);
    const links = hrefsIn(documentOf('/en'));
    expect(links.filter((href) => /careers|blog|clinicas|services\/nube/.test(href))).toEqual([]);
  });
});

it('the logo is the company’s file: a white disc on blue, in the header, the icon and structured data', () => {
  expect(site.settings.logo?.file).toBe('images/logo.svg');
  const logos = [...siteFiles].filter((file) => file.endsWith('.svg')).map(readSiteFile);
  expect(logos.filter((svg) => /#0b5fff[^]*#fff/i.test(svg)).length).toBeGreaterThan(0);
  expect(structuredData('/', 'LocalBusiness').at(-1)).toMatchObject({
    logo: 'https://cobalto.example/icons/icon-512.png',
  });
});

it('one person is a team, and the long title of a position is shown', () => {
  expect(textOf('/team')).toContain('Marta Ferrer i Vidal');
  const title = 'Técnico/a de sistemas y redes (Microsoft 365, Fortinet), Castelló';
  expect(textOf('/careers/tecnico')).toContain(title);
  expect(hrefsIn(mainOf('/careers/tecnico'))).toContain('https://empleo.cobalto.example/tecnico');
});

it('a file to download and the page for an industry are in the menu', () => {
  const header = hrefsIn(documentOf('/').querySelector('header')!);
  expect(header).toEqual(expect.arrayContaining(['/tarifas.pdf', '/clinicas']));
  expect(siteFiles).toContain('/tarifas.pdf');
  const chosen = mainOf('/clinicas').querySelector('option[selected]');
  expect(chosen && textIn(chosen)).toBe('Copias de seguridad');
});
