import * as v from 'valibot';
import { defaultLanguage, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { optionalFile, readItems, readList, type ItemIn } from './items.ts';
import { caseStudyCollection } from './case-studies.ts';
import { listedProblems, referenceProblems, stopAt } from './references.ts';
import { textIds } from './texts.ts';
import { coverImage } from '../shared/site-file/pictures.ts';
import { fields, list, order, role, slug, text, title } from '../shared/site-file/parts.ts';

/** A project of the portfolio, `projects/<id>.yaml` (SPEC section 3, Portfolio project). */
export const projectSchema = {
  facts: fields({
    order,
    client: title,
    image: v.optional(coverImage),
    /** Ids of `project-filters.yaml`. */
    categories: v.optional(list(slug, 0, 6), []),
    technologies: v.optional(list(text(2, 24), 0, 12), []),
    /** The id of the case study about the project. */
    caseStudy: v.optional(slug),
  }),
  words: fields({ title, description: text(40, 160) }),
};

/** An item of `project-filters.yaml`: a category of projects with the name of its button. */
export const projectFilterSchema = {
  facts: fields({ id: v.pipe(slug, v.notValue('all', 'stands for every category by itself')) }),
  words: fields({ name: text(2, 30) }),
  most: 16,
};

/** An item of `featured-cases.yaml`: a case study that the portfolio page speaks of (SPEC section 2, Portfolio). */
export const featuredCaseSchema = {
  facts: fields({ client: title }),
  words: fields({
    title,
    /** The number that sums it up, as the language writes it, and what it counts. */
    figure: text(1, 12),
    figureLabel: role,
  }),
  most: 6,
};

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
