import { expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { localeOf } from '../../shared/i18n/locale.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { shellProps } from '../../src/app/shell.data.ts';
import { menusIn } from '../../src/pages/menus.data.ts';
import { isGroup, type MenuGroup } from '../../src/components/site-header/menu-entries.ts';
import { serviceAddresses } from './service-addresses.ts';

/** The menus of the sample, to the letter (SPEC section 2, Common parts); tests/journeys tests how they behave. */

const { header } = shellProps(createTranslator('en'), {
  language: 'en',
  path: '/',
  pageLanguages: languages,
  mode: 'simulated',
});

function groupOf(wanted: string): MenuGroup {
  const group = header.entries.filter(isGroup).find(({ id }) => id === wanted);
  if (!group) throw new Error(`no group ${wanted}`);
  return group;
}
const linksOf = (group: string) =>
  Object.fromEntries(groupOf(group).links.map(({ label, href }) => [label, href]));

it('R050 R052: the labels of the bar and where they lead', () => {
  const links = [...header.entries, header.contact].flatMap(({ label, href }) =>
    href === undefined ? [] : [[label, href]],
  );
  expect(Object.fromEntries(links)).toMatchObject({
    Home: '/',
    Services: '/services',
    'About Us': '/about',
    Portfolio: '/portfolio',
    Blog: '/blog',
    Contact: '/contact',
  });
});

it('R053: three groups', () => {
  expect(header.entries.filter(isGroup).map(({ label }) => label)).toEqual([
    'Services',
    'Resources',
    'Company',
  ]);
});

it('R055: the panel of services has its six links', () => {
  expect(linksOf('services')).toEqual({
    'Managed Cloud Services': '/services/cloud',
    'Database Solutions': '/services/database',
    'Application Development': '/services/app-development',
    'Web Development': '/services/web-development',
    'DevOps and Automation': '/services/devops',
    'Cybersecurity and Compliance': '/services/cybersecurity',
  });
});

it('R040 R056: the panel of resources has its four', () => {
  expect(linksOf('resources')).toEqual({
    'Case Studies': '/resources/case-studies',
    'White Papers': '/resources/white-papers',
    FAQ: '/resources/faq',
    Webinars: '/resources/webinars',
  });
});

it('R057: the panel of the company has its four', () => {
  expect(linksOf('company')).toEqual({
    'About Us': '/about',
    'Our Team': '/team',
    Careers: '/careers',
    'Contact Us': '/contact',
  });
});

it('R252: the sitemap has its sixteen links and no others', () => {
  const { sitemap } = menusIn('en');
  const roots = [sitemap.main.page, sitemap.services.page].filter((page) => page !== undefined);
  expect(
    [...roots, ...sitemap.main.entries, ...sitemap.services.entries, ...sitemap.legal].toSorted(),
  ).toEqual(
    [
      '/',
      '/services',
      '/about',
      '/portfolio',
      '/blog',
      '/contact',
      ...serviceAddresses,
      '/careers',
      '/privacy-policy',
      '/terms-conditions',
      '/sitemap',
    ].toSorted(),
  );
});

it('R007 R092: English first, then Spanish, French and German, by their own names', () => {
  expect(languages).toEqual(['en', 'es', 'fr', 'de']);
  expect(languages.map((language) => localeOf(language).name)).toEqual([
    'English',
    'Español',
    'Français',
    'Deutsch',
  ]);
});
