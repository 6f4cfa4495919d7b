import type * as v from 'valibot';
import type { Language } from '../config/locales.ts';
import * as schema from './schema.ts';
import { appDetailsIn, appWords } from './service-details/app.ts';
import { cloudDetailsIn, cloudWords } from './service-details/cloud.ts';
import { databaseDetailsIn, databaseWords } from './service-details/database.ts';
import { devopsDetailsIn, devopsWords } from './service-details/devops.ts';
import * as details from './service-details/schema.ts';
import { securityDetailsIn, securityWords } from './service-details/security.ts';
import { supportDetailsIn, supportWords } from './service-details/support.ts';
import { webDetailsIn, webWords } from './service-details/web.ts';
import { serviceFacts } from './services/facts.ts';
import { servicesIn, serviceWords } from './services.ts';

/** A collection as the checks see it. */
export interface Collection {
  /** Its folder in `content/`, with one words file per language. */
  folder: string;
  /** Its facts, where they do not stand in the same folder. */
  factsFile?: string;
  /** Everything the words file of a language holds; partial, for the check runs where the compiler was not asked. */
  words: Readonly<Partial<Record<Language, object>>>;
  /** The items of facts.ts, and the part of the words that has to name the same ones; none for a single page. */
  items: { ids: readonly string[]; wordsIn(language: Language): object } | undefined;
  /** What the pages get, and what that has to be. */
  results: readonly { schema: v.GenericSchema; resultIn(language: Language): unknown }[];
}

const idsOf = (facts: readonly { id: string }[]) => facts.map(({ id }) => id);

/** Every collection with words per language, but posts, case studies and white papers: those are Markdown and bring their own check. */
export const collections: readonly Collection[] = [
  {
    folder: 'services',
    words: serviceWords,
    items: { ids: idsOf(serviceFacts), wordsIn: (language) => serviceWords[language] },
    results: [{ schema: schema.services, resultIn: servicesIn }],
  },
  {
    folder: 'service-details/cloud',
    words: cloudWords,
    items: undefined,
    results: [{ schema: details.cloud, resultIn: cloudDetailsIn }],
  },
  {
    folder: 'service-details/database',
    words: databaseWords,
    items: undefined,
    results: [{ schema: details.database, resultIn: databaseDetailsIn }],
  },
  {
    folder: 'service-details/app',
    words: appWords,
    items: undefined,
    results: [{ schema: details.app, resultIn: appDetailsIn }],
  },
  {
    folder: 'service-details/web',
    words: webWords,
    items: undefined,
    results: [{ schema: details.web, resultIn: webDetailsIn }],
  },
  {
    folder: 'service-details/devops',
    words: devopsWords,
    items: undefined,
    results: [{ schema: details.devops, resultIn: devopsDetailsIn }],
  },
  {
    folder: 'service-details/security',
    words: securityWords,
    items: undefined,
    results: [{ schema: details.security, resultIn: securityDetailsIn }],
  },
  {
    folder: 'service-details/support',
    words: supportWords,
    items: undefined,
    results: [{ schema: details.support, resultIn: supportDetailsIn }],
  },
];
