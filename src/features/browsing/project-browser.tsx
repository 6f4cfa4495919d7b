import { useRef } from 'react';
import { EmptyResult, type EmptyResultProps } from './empty-result.tsx';
import { ProjectMap, type ProjectMapProps } from './project-map.tsx';
import { ProjectCard, type ProjectCardProps } from './project-card.tsx';
import { FilterButtons, type FilterOption } from './filter-buttons.tsx';
import styles from './project-browser.module.css';
import { useUrlParameter } from './url-state.ts';
import { allCategories, findProjects } from './find-posts.ts';

/** A project with the ids of its categories. */
export type BrowsableProject = ProjectCardProps & { categoryIds: string[] };

export interface ProjectBrowserProps {
  /** Null when there are more projects than sites in the landscape. */
  panorama: ProjectMapProps | null;
  title: string;
  filterLabel: string;
  /** The first one means all; a single one is not shown. */
  filters: FilterOption[];
  projects: BrowsableProject[];
  /** Message by number of results; the first entry is for none. */
  resultCounts: string[];
  empty: EmptyResultProps;
}

/**
 * The portfolio: a landscape with all projects, a filter in the URL, and the matching projects (SPEC sections
 * 2 and 4, Portfolio).
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
    // The button disappears, so the first filter, which is pressed now, gets the focus.
    section.current?.querySelector('button')?.focus();
  };

  return (
    <>
      {panorama && <ProjectMap {...panorama} shown={new Set(found.map(({ id }) => id))} />}
      <section ref={section} className={styles.projects}>
        <div className="wrap">
          <h2 className="visually-hidden">{title}</h2>
          {filters.length > 1 && (
            <FilterButtons label={filterLabel} options={filters} selected={category} onSelect={setCategory} />
          )}
          <output className="visually-hidden">{resultCounts[found.length]}</output>
          <div className={styles.results}>
            {found.length === 0 ? (
              <EmptyResult {...empty} heading="h3" onShowAll={showAll} />
            ) : (
              <ul className={styles.list}>
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
