import type { Language } from '../config/locales.ts';
import { de } from './projects/de.ts';
import { en } from './projects/en.ts';
import { es } from './projects/es.ts';
import {
  featuredCaseFacts,
  projectFacts,
  projectFilters,
  type FeaturedCaseId,
  type FeaturedCaseWords,
  type ProjectCollectionWords,
  type ProjectFacts,
  type ProjectFilter,
  type ProjectId,
  type ProjectWords,
} from './projects/facts.ts';
import { fr } from './projects/fr.ts';

/** A portfolio project in one language (SPEC section 3). */
export interface Project extends ProjectFacts, ProjectWords {
  id: ProjectId;
}

/** A featured case study of the portfolio page. */
export interface FeaturedCase extends Pick<ProjectFacts, 'client' | 'image'>, FeaturedCaseWords {
  id: FeaturedCaseId;
}

export const projectWords: Record<Language, ProjectCollectionWords> = { en, es, fr, de };

/** The six projects in order (SPEC section 2, Portfolio). */
export function projectsIn(language: Language): Project[] {
  return projectFacts.map((facts) => ({ ...facts, ...projectWords[language].projects[facts.id] }));
}

/** The featured case studies below the grid (SPEC section 2, Portfolio). */
export function featuredCasesIn(language: Language): FeaturedCase[] {
  return featuredCaseFacts.map((facts) => ({ ...facts, ...projectWords[language].featured[facts.id] }));
}

/** The buttons of the filter with their names (SPEC section 3, filter ids). */
export function projectFiltersIn(language: Language): { id: ProjectFilter; name: string }[] {
  return projectFilters.map((id) => ({ id, name: projectWords[language].filters[id] }));
}
