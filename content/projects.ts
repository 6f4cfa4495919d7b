import { defaultLanguage, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { optionalFile, readItems, readList, type ItemIn } from './items.ts';
import { caseStudyCollection } from './case-studies.ts';
import { listedProblems, referenceProblems, stopAt } from './references.ts';
import { textIds } from './texts.ts';
import { projectSchema, projectFilterSchema, featuredCaseSchema } from './schema/projects.ts';

/** A portfolio project in one language (SPEC section 3). */
export type Project = ItemIn<typeof projectSchema.facts, typeof projectSchema.words>;

/** A category of projects. */
export interface ProjectFilter {
  id: string;
  name: string;
}

/**
 * The categories in the order of their buttons (SPEC section 3, filter ids).
 * @throws DataError when the file is wrong
 */
export function projectFiltersIn(language: Language): ProjectFilter[] {
  return readList(optionalFile('project-filters'), projectFilterSchema, language);
}

/** The projects in order (SPEC section 2, Portfolio). @throws DataError when one of their files is wrong */
export function projectsIn(language: Language): Project[] {
  const projects = readItems('projects', projectSchema, language).toSorted((a, b) => a.order - b.order);
  const known = projectFiltersIn(language).map(({ id }) => id);
  const studies = textIds(caseStudyCollection);
  stopAt(
    projects.flatMap((project) => [
      ...listedProblems('projects', project, 'categories', known, 'category'),
      ...(project.caseStudy === undefined
        ? []
        : referenceProblems(
            readYaml(siteFile(`projects/${project.id}.yaml`)),
            [defaultLanguage, 'caseStudy'],
            project.caseStudy,
            studies,
            'case study',
          )),
    ]),
  );
  return projects;
}

/** The featured case studies below the grid (SPEC section 2, Portfolio). @throws DataError when the file is wrong */
export function featuredCasesIn(language: Language) {
  return readList(optionalFile('featured-cases'), featuredCaseSchema, language);
}
