import { useRef } from 'react';
import { FilterButtons, type FilterOption } from './filter-buttons.tsx';
import { H3, Heading } from '../../components/headings.tsx';
import styles from './project-browser.module.css';
import { useUrlParameter } from './url-state.ts';
import { allCategories, findProjects } from './find-posts.ts';
import type { Picture } from '../../../artwork/picture.ts';
import { Button } from '../../components/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { HexagonSign } from '../../components/hexagon-sign.tsx';
import { CoverArt, type CoverPicture } from '../../components/cover-art.tsx';
import { TextLink } from '../../components/text-link.tsx';

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

interface EmptyResultProps {
  title: string;
  text: string;
  /** Label of the button that shows everything again. */
  showAll: string;
  /** Null where the site draws none. */
  picture: Picture | null;
}

/**
 * The empty state of a filter (SPEC section 8).
 * @param heading level of its heading
 */
function EmptyResult({
  title,
  text,
  showAll,
  picture,
  heading,
  onShowAll,
}: EmptyResultProps & { heading: 'h2' | 'h3'; onShowAll: () => void }) {
  return (
    <div className={styles.empty}>
      {picture && <Drawing picture={picture} className={`art-lifted ${styles.art}`} />}
      <div>
        <Heading as={heading}>{title}</Heading>
        <p>{text}</p>
        <Button onClick={onShowAll}>{showAll}</Button>
      </div>
    </div>
  );
}

/** A portfolio project with the fields of SPEC section 3, as words of one language. */
interface ProjectCardProps {
  id: string;
  /** Its number in the landscape. */
  number: string;
  title: string;
  description: string;
  image: CoverPicture;
  /** Client, categories and technologies, each with a label. */
  facts: { label: string; value: string }[];
  /** Link to its case study; null without one. */
  study: { label: string; href: string } | null;
}

/** A project: cover, number, title, description and facts. */
function ProjectCard({ number, title, description, image, facts, study }: ProjectCardProps) {
  return (
    <article className={styles.project}>
      <CoverArt picture={image} frame={styles.cover} className="art-lifted" late />
      <div className={styles.title}>
        <HexagonSign>{number}</HexagonSign>
        <H3>{title}</H3>
      </div>
      <p>{description}</p>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {study && (
        <TextLink href={study.href}>
          <span>{study.label}</span>
          <span className="visually-hidden">{` (${title})`}</span>
        </TextLink>
      )}
    </article>
  );
}

interface ProjectMapSite {
  id: string;
  number: string;
  /** Describes the link's target. */
  label: string;
  href: string;
}

interface ProjectMapProps {
  /** Accessible name of the landmark. */
  label: string;
  picture: Picture;
  sites: ProjectMapSite[];
}

/**
 * A landscape with a numbered flag for each project, which links to its card; it scrolls sideways in narrow
 * windows (SPEC section 2, Portfolio). Flags of hidden projects are dimmed and have no link.
 * @param shown ids of the visible projects
 */
function ProjectMap({ label, picture, sites, shown }: ProjectMapProps & { shown: ReadonlySet<string> }) {
  // A scrolling area must be focusable when it contains no link.
  const tabIndex = shown.size === 0 ? 0 : undefined;
  return (
    <nav className={styles.scroller} aria-label={label} tabIndex={tabIndex}>
      <div className={styles.landscape}>
        <Drawing picture={picture} />
        <ol>
          {sites.map(({ id, number, label: name, href }) => (
            <li key={id}>
              {shown.has(id) ? (
                <a href={href} aria-label={name}>
                  <HexagonSign>{number}</HexagonSign>
                </a>
              ) : (
                <span aria-hidden="true">
                  <HexagonSign>{number}</HexagonSign>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
