import { expect, test } from 'vitest';
import { attribute, textIn } from '#tests/pages/rules/parse-html.ts';
import { pageAt, sitePages } from '#tests/pages/site-files.ts';
import { templateOf } from '#tests/support/page-types.ts';

/** What the specification says about the addresses and screens of the sample, read from its built pages. */

const mainOf = (path: string) => pageAt(path).document.querySelector('main')!;

test('each address shows its screen (R018, R020, R021, R022, R023, R024, R025, R026, R027, R028, R029, R033, R035, R036, R037, R039)', () => {
  const screens = {
    '/': 'home: Empowering Your Digital Evolution',
    '/admin': 'admin: Admin',
    '/services': 'services: Our Services',
    '/services/cloud': 'service: Managed Cloud Services',
    '/services/database': 'service: Database Solutions',
    '/services/app-development': 'service: Application Development',
    '/services/web-development': 'service: Web Development',
    '/services/devops': 'service: DevOps and Automation',
    '/services/cybersecurity': 'service: Cybersecurity and Compliance',
    '/services/it-support': 'service: IT Support and Consulting',
    '/about': 'about: We stay with what we build',
    '/team': 'team: Meet Our Team',
    '/portfolio': 'portfolio: Projects still in use today',
    '/careers': 'careers: Five open roles, all remote',
    '/resources': 'resources: Resources',
    '/resources/webinars': 'webinars: Tech Webinars',
    '/privacy-policy': 'privacy: Privacy Policy',
    '/terms-conditions': 'text-page: Terms & Conditions',
    '/sitemap': 'sitemap: Sitemap',
  };
  const shown = Object.keys(screens).map((path) => [
    path,
    `${templateOf(pageAt(path))}: ${mainOf(path).querySelectorAll('h1').map(textIn).join()}`,
  ]);
  expect(Object.fromEntries(shown)).toEqual(screens);
});

test('Contact has a phone, an email address and a drawn map; a position its parts and the form; Resources opens its first tab (R009, R185, R196, R209, R210, R233)', () => {
  const links = mainOf('/contact').querySelectorAll('a');
  expect(links.map((link) => attribute(link, 'href'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^tel:\+\d{8,}$/), expect.stringMatching(/^mailto:/)]),
  );
  expect(mainOf('/contact').querySelectorAll('[role="img"]')).toHaveLength(1);
  const parts = ['Description', 'Responsibilities', 'Requirements', 'Benefits', 'About Basaltworks'];
  const headings = mainOf('/careers/cloud-engineer').querySelectorAll('h2').map(textIn);
  expect(headings).toEqual([...parts, 'How we hire', 'Apply']);
  const tabs = mainOf('/resources').querySelectorAll('[role="tab"]');
  expect(tabs.map((tab) => attribute(tab, 'aria-selected'))).toEqual(['true', 'false', 'false']);
});

test('only the admin page asks for a password; no page links to it, and robots must not list it (R002, R019, R279)', () => {
  const asking = sitePages.filter(({ html }) => html.includes('type="password"'));
  expect(asking.map(({ path }) => path.replace(/^\/..(?=\/)/, ''))).toEqual(Array(4).fill('/admin'));
  for (const { html } of asking) expect(html).toContain('<meta name="robots" content="noindex">');
  const linking = sitePages.filter(({ html }) => html.includes('href="/admin"'));
  expect(linking.filter((page) => !asking.includes(page)).map(({ path }) => path)).toEqual([]);
});
