import { careersWords, jobPageWords } from './pages/careers.ts';

/** The words of each page that has some, by the name of its files: `pages/<name>.<language>.yaml`. */
export const pageSchemas = {
  careers: careersWords,
  job: jobPageWords,
} as const;

/** The name of a page that has words of its own. */
export type PageWithWords = keyof typeof pageSchemas;

// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const pagesWithWords = Object.keys(pageSchemas) as PageWithWords[];
