import type { Language } from '../../config/locales.ts';
import { de } from './database/de.ts';
import { en } from './database/en.ts';
import { es } from './database/es.ts';
import { batchSteps, noSqlEngines, sqlEngines, type DatabaseWords } from './database/facts.ts';
import { fr } from './database/fr.ts';

export const databaseWords: Record<Language, DatabaseWords> = { en, es, fr, de };

/** The database page in one language: five SQL and five NoSQL engines, a measured case (SPEC section 2, Database). */
export function databaseDetailsIn(language: Language) {
  const words = databaseWords[language];
  return {
    ...words,
    sql: { ...words.sql, items: sqlEngines.map((facts) => ({ ...facts, ...words.sql.items[facts.id] })) },
    noSql: {
      ...words.noSql,
      items: noSqlEngines.map((facts) => ({ ...facts, ...words.noSql.items[facts.id] })),
    },
    batch: {
      ...words.batch,
      steps: batchSteps.map((facts) => ({ ...facts, ...words.batch.steps[facts.id] })),
    },
  };
}
