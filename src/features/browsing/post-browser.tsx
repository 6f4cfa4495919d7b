import { longestSearchTerm } from '#shared/limits.ts';
import { useRef, type ReactNode, useEffect, useId, type RefObject } from 'react';
import { PageHead } from '#src/components/page-head.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';
import { PostCard, type PostCardProps } from '#src/components/post-card.tsx';
import { FilterButtons, isChoice, type FilterOption } from './filter-buttons.tsx';
import { findPosts, allCategories } from './find-posts.ts';
import { H2 } from '#src/components/headings.tsx';
import styles from './post-browser.module.css';
import { useUrlParameter } from './url-state.ts';
import { columnsFor } from '#src/components/columns-for.ts';
import { Icon } from '#src/components/icon.tsx';
import { fill } from '#shared/template.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { Button } from '#src/components/button.tsx';
import controls from '#src/components/field.module.css';

type BrowsablePost = PostCardProps & { categoryId: string };

export interface PostBrowserProps extends Picked<'blog.browser'> {
  title: string;
  /** The first one means all. */
  categories: FilterOption[];
  posts: BrowsablePost[];
  /** Message by number of results; the first entry is for none. */
  resultCounts: string[];
  empty: Picked<'blog.empty'>;
  pagination: PaginationProps;
}

/**
 * The blog listing: search and category are in the URL; the first result is large, the others form a grid
 * (SPEC sections 2 and 4, Blog listing).
 * @param closing last element of the grid while nothing is filtered
 */
export function PostBrowser({
  title,
  searchLabel,
  categoriesLabel,
  categories,
  posts,
  resultCounts,
  empty,
  pagination,
  closing,
}: PostBrowserProps & { closing: ReactNode }) {
  const [term, setTerm] = useUrlParameter('q', '');
  const [category, setCategory] = useUrlParameter('category', allCategories, (value) =>
    categories.some(({ id }) => id === value),
  );
  const found = findPosts(posts, term, category);
  const isWhole = found.length === posts.length;
  const { firstPost, postCount } =
    isWhole && pagination.kind === 'links' ? pagination : { firstPost: 0, postCount: found.length };
  const [featured, ...others] = found.slice(firstPost, firstPost + postCount);
  const field = useRef<HTMLInputElement>(null);
  const reset = () => {
    setTerm('');
    setCategory(allCategories);
    // The button disappears, so the search field gets the focus.
    field.current?.focus();
  };

  return (
    <>
      <PageHead
        title={title}
        beside={<SearchBox field={field} label={searchLabel} term={term} onSearch={setTerm} />}
      >
        {isChoice(categories) && (
          <div className={styles.filters}>
            <FilterButtons
              label={categoriesLabel}
              options={categories}
              selected={category}
              onSelect={setCategory}
            />
          </div>
        )}
      </PageHead>
      <section className={styles.results}>
        <div className="wrap">
          <output className="visually-hidden">{!isWhole ? resultCounts[found.length] : ''}</output>
          {featured ? (
            <>
              <PostCard key={featured.id} post={featured} look="featured" heading="h2" />
              <div className={styles.grid} data-columns={columnsOf(others.length, isWhole)}>
                {others.map((post) => (
                  <PostCard key={post.id} post={post} look="card" heading="h2" />
                ))}
                {isWhole && closing}
              </div>
              <Pagination strip={pagination} isWhole={isWhole} />
            </>
          ) : (
            <NoPosts words={empty} term={term} onReset={reset} />
          )}
        </div>
      </section>
    </>
  );
}

/** The last cell is a row of its own below full rows of three (blog.module.css). */
const columnsOf = (count: number, hasLastCell: boolean) =>
  columnsFor(hasLastCell && count % 3 > 0 ? count + 1 : count, 3);

/**
 * A search field that reports every change (SPEC section 5, Blog search), also text typed before hydration.
 * @param field receives the input, for setting the focus
 */
function SearchBox({
  field,
  label,
  term,
  onSearch,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  term: string;
  onSearch: (term: string) => void;
}) {
  const id = useId();
  const reportEarly = useRef(onSearch);

  useEffect(() => {
    const typed = field.current?.value;
    if (typed) reportEarly.current(typed);
  }, [field]);

  return (
    <search className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        id={id}
        type="search"
        dir="auto"
        className={controls.control}
        autoComplete="off"
        maxLength={longestSearchTerm}
        enterKeyHint="search"
        placeholder={label}
        value={term}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
    </search>
  );
}

/** The empty state of the blog listing (SPEC section 8, Blog empty). The term is shown as plain text. */
export function NoPosts({
  words,
  term,
  onReset,
}: {
  words: Picked<'blog.empty'>;
  term: string;
  onReset: () => void;
}) {
  const typed = term.trim();
  return (
    <div className={styles.empty}>
      <H2 size={3}>{words.title}</H2>
      <p>{typed ? fill(words.noMatch, { term: typed }) : words.emptyCategory}</p>
      <Button onClick={onReset}>{words.reset}</Button>
    </div>
  );
}
