import type * as v from 'valibot';
import { jobSchema } from './jobs.ts';
import { pageSchemas } from './pages.ts';
import { siteSchema } from './site.ts';

/** A kind of file in the folder of a site: one shape for the whole of it, or an item with facts and words by language. */
type SiteFile = { name: string; files: string } & (
  | { schema: v.GenericSchema }
  | { facts: v.GenericSchema; words: v.GenericSchema }
);

/** The YAML files of a site by their pattern below its folder; what editors are told of them is made from this list. */
export const siteFiles: readonly SiteFile[] = [
  { name: 'site', files: 'site.yaml', schema: siteSchema },
  { name: 'job', files: 'jobs/*.yaml', ...jobSchema },
  ...Object.entries(pageSchemas).map(([page, schema]) => ({
    name: `page-${page}`,
    files: `pages/${page}.*.yaml`,
    schema,
  })),
];
