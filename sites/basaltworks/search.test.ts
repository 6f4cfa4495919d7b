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

/** Everyday words, with what a visitor wants done, by a page that is among the first three. */
const everydayWords: Record<string, Record<string, string>> = {
  en: {
    '/services/web-development':
      'build a web shop, create online store, sell online, redesign website, new homepage',
    '/services/app-development': 'make an app, develop an app, mobile application, phone app',
    '/services/it-support':
      'computer help, printer not working, fix my computer, user helpdesk, laptop setup',
    '/services/cloud': 'move our server room, rent servers, move to aws, cheaper cloud',
    '/services/database': 'speed up database, sql help, queries too slow, postgress',
    '/services/devops': 'automate deployments, continuous integration, build pipeline',
    '/services/cybersecurity': 'cyber attack, data breach, protect my company, penetraton test',
    '/resources/white-papers/zero-trust-security-model': 'vpn replacement, replace our vpn, get rid of vpn',
    '/resources/case-studies/cloud-migration-financial-services':
      'bank moved to cloud, bank in the cloud, banks',
    '/resources/white-papers/blockchain-in-enterprise': 'bitcoin for companies',
    '/careers': 'recruitment, open roles, jbos, work with you',
  },
  es: {
    '/services/web-development':
      'crear tienda online, hacer una página web, vender por internet, rediseñar la web',
    '/services/app-development': 'hacer una app, crear aplicación, desarrollar una app',
    '/services/it-support': 'ordenador roto, reparar ordenador, ayuda con el pc, la impresora no funciona',
    '/services/cloud': 'pasar a la nube, alquilar servidores, mover servidores a la nube',
    '/services/database': 'base de datos lenta, sql lento, acelerar base de datos',
    '/services/devops': 'automatizar despliegues, integración continua, despliegue automático',
    '/services/cybersecurity': 'ciberataque qué hacer, fuga de datos, proteger mi empresa, hackeo',
    '/resources/white-papers/zero-trust-security-model':
      'sustituir la vpn, alternativa a vpn, reemplazar vpn',
    '/resources/case-studies/cloud-migration-financial-services': 'banco en la nube, banco pasó a la nube',
    '/careers': 'contratación, unirse al equipo, carrera profesional',
  },
  fr: {
    '/services/web-development':
      'créer une boutique en ligne, refaire notre site, faire un site internet, vendre en ligne',
    '/services/app-development': 'créer une appli, développer une appli, application smartphone',
    '/services/it-support':
      'ordinateur en panne, aide informatique, réparer ordinateur, imprimante ne marche pas',
    '/services/cloud': 'passer au cloud, louer un serveur, déplacer nos serveurs',
    '/services/database': 'base de données lente, sql lent, base de donnees lente',
    '/services/devops': 'automatiser les déploiements, intégration continue, livrer plus vite',
    '/services/cybersecurity':
      'cyberattaque que faire, fuite de données, protéger mon entreprise, test intrusion',
    '/resources/white-papers/zero-trust-security-model':
      'remplacer le vpn, alternative au vpn, se passer de vpn',
    '/resources/case-studies/cloud-migration-financial-services':
      'banque dans le cloud, banque passée au cloud',
    '/careers': 'rejoindre l’équipe, recrutez-vous, chercher un emploi',
  },
  de: {
    '/services/web-development':
      'Onlineshop erstellen, Homepage machen, Internetauftritt, Website erstellen lassen, Onlineshop aufbauen',
    '/services/app-development': 'App programmieren lassen, Handyapp erstellen, App bauen',
    '/services/it-support':
      'Computer kaputt, EDV-Betreuung, PC Hilfe, Drucker funktioniert nicht, Anwenderbetreuung',
    '/services/cloud': 'Serverumzug, Server mieten, in die Cloud wechseln, Cloudmigration',
    '/services/database': 'Datenbankprobleme, Datenbank beschleunigen, SQL Abfrage langsam, Datenbankwartung',
    '/services/devops': 'Releases automatisieren, Deployment automatisieren, Bereitstellung automatisieren',
    '/services/cybersecurity': 'Cyberangriff, Datenklau, Schutz vor Hackern, Firma schützen',
    '/resources/white-papers/zero-trust-security-model': 'VPN Ersatz, VPN ablösen, VPN-Alternative',
    '/resources/case-studies/cloud-migration-financial-services':
      'Bank zieht in die Cloud, Bank in die Cloud, Banken Cloud',
    '/careers': 'Quereinsteiger, Stellenmarkt, Arbeit suchen',
    '/careers/cloud-engineer': 'Stelle als Cloudarchitekt',
    '/contact': 'Kontaktformular',
  },
};

it.each(site.languages)('everyday words find their page among the first three results: %s', (language) => {
  const find = findIn(language);
  const missed = Object.entries(everydayWords[language] ?? {}).flatMap(([page, queries]) =>
    queries.split(', ').filter((query) => !pathsOf(find(query)).slice(0, 3).includes(page)),
  );
  expect(missed).toEqual([]);
});
