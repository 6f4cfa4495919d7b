import type * as v from 'valibot';
import { jobSchema } from './jobs.ts';
import { pageSchemas } from './pages.ts';
import { legalFactsSchema } from './plain-pages.ts';
import { siteSchema } from './site.ts';
import { caseStudySchema, categoriesSchema, postSchema, whitePaperSchema } from './texts.ts';

/** A kind of file in the folder of a site: one shape for the whole of it, or an item with facts and words by language. */
type SiteFile = { name: string; files: string } & (
  | { schema: v.GenericSchema }
  | { facts: v.GenericSchema; words: v.GenericSchema }
);

/** The YAML files of a site by their pattern below its folder; what editors are told of them is made from this list. */
export const siteFiles: readonly SiteFile[] = [
  { name: 'site', files: 'site.yaml', schema: siteSchema },
  { name: 'job', files: 'jobs/*.yaml', ...jobSchema },
  { name: 'post', files: 'posts/*/post.yaml', schema: postSchema.facts },
  { name: 'post-categories', files: 'posts/categories.yaml', schema: categoriesSchema([]) },
  { name: 'case-study', files: 'case-studies/*/case-study.yaml', schema: caseStudySchema.facts },
  { name: 'white-paper', files: 'white-papers/*/white-paper.yaml', schema: whitePaperSchema.facts },
  { name: 'legal-facts', files: 'legal/facts.yaml', schema: legalFactsSchema([]) },
  ...Object.entries(pageSchemas).map(([page, schema]) => ({
    name: `page-${page}`,
    files: `pages/${page}.*.yaml`,
    schema,
  })),
];
