import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { splitPath } from '#shared/routes.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { openIndex, type Find, type SearchFile } from '#shared/search-index.ts';
import { searchFile } from '#src/pages/search-entries.data.ts';
import { searchQueries } from './search-queries.ts';

const findIn = (language: Language) =>
  openIndex(JSON.parse(searchFile(site, createTranslator(site, language), 'simulated')[1]) as SearchFile);

const pathsOf = (found: ReturnType<Find>) =>
  found.map(({ href }) => splitPath(site, href.replace(/#.*/, '')).path);

const isAnsweredBy = (page: string, wanted: string) =>
  wanted.split(' | ').some((one) => (one.endsWith('*') ? page.startsWith(one.slice(0, -1)) : page === one));

it.each(site.languages)('97 of 100 queries find their page among the first three results: %s', (language) => {
  const find = findIn(language);
  const queries = Object.entries(searchQueries[language] ?? {}).flatMap(([wanted, listed]) =>
    listed.split(', ').map((query) => [query, wanted] as const),
  );
  const missed = queries.flatMap(([query, wanted]) => {
    const pages = pathsOf(find(query).slice(0, 3));
    return pages.some((page) => isAnsweredBy(page, wanted)) ? [] : [`${query}: ${pages.join(' ')}`];
  });
  expect(queries.length).toBeGreaterThanOrEqual(10);
  // Shows the missed queries when there are more.
  expect(missed.slice(Math.floor(queries.length * 0.03))).toEqual([]);
});

/** Queries that name a kind of page with words of one of its pages, which is then the first result. */
const namedKinds: Record<string, Record<string, string>> = {
  en: {
    '/careers': 'jobs, open positions, vacancies, join our team',
    '/careers/fullstack-developer':
      'react developer position, javascript programmer jobs, typescript job, frontend vacancy',
    '/careers/database-administrator': 'dba job, database job, postgres position, database admin vacancy',
    '/careers/cloud-engineer': 'cloud jobs, aws job remote',
    '/careers/ux-ui-designer': 'remote job designer, design job, figma job',
    '/careers/devops-engineer': 'devops vacancy, sre job',
    '/resources/case-studies/healthcare-app-development': 'healthcare case study',
    '/resources/white-papers/zero-trust-security-model': 'white paper vpn',
  },
  de: {
    '/careers': 'Arbeit, Stellen, offene Stellen',
    '/careers/fullstack-developer': 'React Entwickler Stelle, Softwareentwickler Stelle, Job Webentwickler',
    '/careers/database-administrator':
      'Datenbankadministrator Stelle, Datenbankjob, Stellenangebot PostgreSQL',
    '/careers/ux-ui-designer': 'Designer Stelle, Grafiker Job',
    '/careers/devops-engineer': 'DevOps-Stelle',
    '/resources/case-studies/cybersecurity-audit': 'Fallstudie Sicherheit',
  },
  fr: {
    '/careers': 'travail, emploi, postes',
    '/careers/fullstack-developer': 'poste développeur react, emploi développeur web',
    '/careers/database-administrator': 'poste DBA, emploi base de données',
    '/careers/ux-ui-designer': 'emploi designer, poste graphiste',
    '/careers/cloud-engineer': 'poste cloud',
    '/resources/case-studies/devops-transformation': 'étude de cas devops',
  },
  es: {
    '/careers': 'trabajo, empleos, vacantes',
    '/careers/fullstack-developer': 'puesto desarrollador react, trabajo javascript',
    '/careers/database-administrator': 'trabajo DBA, vacante base de datos',
    '/careers/ux-ui-designer': 'trabajo diseñador, empleo diseño',
    '/careers/cloud-engineer': 'empleo cloud',
    '/resources/case-studies/devops-transformation': 'caso práctico devops',
  },
};

it.each(site.languages)('a query that names a kind of page finds the right one first: %s', (language) => {
  const find = findIn(language);
  const listed = Object.entries(namedKinds[language] ?? {}).flatMap(([page, queries]) =>
    queries.split(', ').map((query) => [query, page]),
  );
  expect(listed.map(([query = '']) => [query, pathsOf(find(query))[0]])).toEqual(listed);
});

it.each([
  ['en', 'vpn replacement', '/resources/white-papers/zero-trust-security-model'],
  ['en', 'bank moved to cloud', '/resources/case-studies/cloud-migration-financial-services'],
  ['en', 'build a web shop', '/services/web-development'],
  ['de', 'Onlineshop erstellen', '/services/web-development'],
  ['de', 'VPN Ersatz', '/resources/white-papers/zero-trust-security-model'],
  ['de', 'Bank zieht in die Cloud', '/resources/case-studies/cloud-migration-financial-services'],
  ['fr', 'créer une boutique en ligne', '/services/web-development'],
  ['fr', 'remplacer le vpn', '/resources/white-papers/zero-trust-security-model'],
  ['es', 'crear tienda online', '/services/web-development'],
  ['es', 'sustituir la vpn', '/resources/white-papers/zero-trust-security-model'],
] as const)('%s: everyday words find their page among the first three: %s', (language, query, page) => {
  expect(pathsOf(findIn(language)(query)).slice(0, 3)).toContain(page);
});
