import { useRef } from 'react';
import { EmptyResult, type EmptyResultProps } from './empty-result.tsx';
import { ProjectMap, type ProjectMapProps } from './project-map.tsx';
import { ProjectCard, type ProjectCardProps } from './project-card.tsx';
import { allCategories } from './all-categories.ts';
import { FilterButtons, type FilterOption } from './filter-buttons.tsx';
import { findProjects } from './find-projects.ts';
import styles from './project-browser.module.css';
import { useUrlParameter } from './url-state.ts';

/** A project that can be filtered by the ids of its categories. */
export type BrowsableProject = ProjectCardProps & { categoryIds: string[] };

export interface ProjectBrowserProps {
  panorama: ProjectMapProps;
  title: string;
  filterLabel: string;
  /** The first one stands for all. */
  filters: FilterOption[];
  projects: BrowsableProject[];
  /** What to say about the number of results: the first entry is for none, the second for one, and so on. */
  resultCounts: string[];
  empty: EmptyResultProps;
}

/**
 * The portfolio: a landscape of all projects, a filter that lives in the URL, and the projects it leaves
 * (SPEC sections 2 and 4, Portfolio). The first two cards of a row of four are wide and narrow, the next two narrow and wide.
 */
export function ProjectBrowser({
  panorama,
  title,
  filterLabel,
  filters,
  projects,
  resultCounts,
  empty,
}: ProjectBrowserProps) {
  const [category, setCategory] = useUrlParameter('category', allCategories, (value) =>
    filters.some(({ id }) => id === value),
  );
  const found = findProjects(projects, category);
  const section = useRef<HTMLElement>(null);
  const showAll = () => {
    setCategory(allCategories);
    // The button goes with the empty state; whoever used it goes on at the first filter, which is pressed now.
    section.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <ProjectMap {...panorama} shown={new Set(found.map(({ id }) => id))} />
      <section ref={section} className={styles.projects}>
        <div className="wrap">
          <h2 className="visually-hidden">{title}</h2>
          <FilterButtons label={filterLabel} options={filters} selected={category} onSelect={setCategory} />
          <output className="visually-hidden">{resultCounts[found.length]}</output>
          <div className={styles.results}>
            {found.length === 0 ? (
              <EmptyResult {...empty} heading="h3" onShowAll={showAll} />
            ) : (
              <ul className={found.length === projects.length ? styles.all : styles.some}>
                {found.map((project) => (
                  <li key={project.id} id={project.id}>
                    <ProjectCard {...project} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
