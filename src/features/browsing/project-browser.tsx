import { useRef } from 'react';
import { FilterButtons, isChoice, type FilterOption } from './filter-buttons.tsx';
import { H3, Heading } from '#src/components/headings.tsx';
import styles from './project-browser.module.css';
import { useUrlParameter } from './url-state.ts';
import { allCategories, findProjects } from './find-posts.ts';
import { Button } from '#src/components/button.tsx';
import { CaptionedCover, type CoverPicture } from '#src/components/cover.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import type { Picked } from '#shared/i18n/translator.ts';

type BrowsableProject = ProjectCardProps & { categoryIds: string[] };

export interface ProjectBrowserProps extends Picked<'portfolio.browser'> {
  /** The first one means all; a single one is not shown. */
  filters: FilterOption[];
  projects: BrowsableProject[];
  /** Message by number of results; the first entry is for none. */
  resultCounts: string[];
  empty: Picked<'portfolio.empty'>;
}

/**
 * The projects of the portfolio, with a filter in the URL (SPEC sections 2 and 4, Portfolio).
 */
export function ProjectBrowser({
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
      <section ref={section} className={styles.projects}>
        <div className="wrap">
          <h2 className="visually-hidden">{title}</h2>
          {isChoice(filters) && (
            <FilterButtons label={filterLabel} options={filters} selected={category} onSelect={setCategory} />
          )}
          <output className="visually-hidden">{resultCounts[found.length]}</output>
          <div className={styles.results}>
            {found.length === 0 ? (
              <EmptyResult {...empty} heading="h3" onShowAll={showAll} />
            ) : (
              <ul className={`columns ${styles.list}`} data-columns="2" data-stacks="mobile">
                {found.map((project) => (
                  <li key={project.id} id={project.id} className={project.study ? undefined : styles.wide}>
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

/**
 * The empty state of a filter (SPEC section 8).
 * @param heading level of its heading
 */
function EmptyResult({
  title,
  text,
  showAll,
  heading,
  onShowAll,
}: Picked<'portfolio.empty'> & { heading: 'h2' | 'h3'; onShowAll: () => void }) {
  return (
    <div className={styles.empty}>
      <Heading as={heading} size={3}>
        {title}
      </Heading>
      <p>{text}</p>
      <Button onClick={onShowAll}>{showAll}</Button>
    </div>
  );
}

/** A portfolio project with the fields of SPEC section 3, as words of one language. */
interface ProjectCardProps {
  id: string;
  title: string;
  description: string;
  image: CoverPicture;
  /** What the image shows: the caption of a drawing. Empty without one. */
  coverLabel: string;
  /** Client, categories and technologies, each with a label. */
  facts: { label: string; value: string }[];
  /** Link to its case study; null without one. */
  study: { label: string; href: string } | null;
}

/** A project: a card with a link to its case study, or a row of the list if there is none. */
function ProjectCard({ title, description, image, coverLabel, facts, study }: ProjectCardProps) {
  return (
    <article className={study ? styles.project : `${styles.project} ${styles.row}`}>
      <CaptionedCover picture={image} label={coverLabel} className={`art-lifted ${styles.cover}`} late />
      <H3>{title}</H3>
      <p>{description}</p>
      <dl className="small">
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
