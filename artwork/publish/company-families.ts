/** The pictures that count what a company says about itself: figures, people and open roles. */
import { defaultLanguage } from '../../shared/locales.ts';
import { mappedCity } from '../../content/city.ts';
import { figuresIn, peopleCount } from '../../content/company-facts.ts';
import { jobIds } from '../../content/jobs.ts';
import { libraryCounts } from '../../content/library-counts.ts';
import { teamIn } from '../../content/people.ts';
import { projectCount } from '../../content/projects.ts';
import { crew, isCrew } from '../pictures/crew.ts';
import { isLibrary, library } from '../pictures/library.ts';
import { isMountain, mountain, mountainKeys } from '../pictures/mountain.ts';
import { isRoster, rosterNarrow, rosterWide, type Roster } from '../pictures/roster.ts';
import { cutOut, single } from './module-parts.ts';
import { publishModule } from './output.ts';
import { publishSprite } from './publish-sprite.ts';
import { pageCounts } from '../../content/site-pages.ts';

/** The site's facts that pictures depend on: a change draws them again. */
export const companyFacts = () => ({
  figures: figuresIn(defaultLanguage).map(({ value }) => value),
  people: peopleCount() ?? 0,
  openRoles: jobIds().length,
  city: mappedCity(),
  pages: pageCounts(),
  projects: projectCount(),
  shown: teamIn(defaultLanguage).length,
  library: libraryCounts(),
});

function publishFigures(): void {
  const { figures } = companyFacts();
  const summit = isMountain(figures) ? mountain(figures) : null;
  publishModule(
    'mountain',
    ['Picture'],
    [
      {
        name: 'mountain',
        value: summit && {
          picture: single('mountain', summit.drawing),
          columns: summit.columns,
          keys: Object.values(publishSprite('mountain-keys', mountainKeys(figures.length))),
        },
        type: '{ picture: Picture; columns: number; keys: readonly Picture[] } | null',
        isOpen: true,
        comment:
          'A mountain of as many columns as the figures of the site count; none where they cannot be drawn.',
      },
    ],
  );
}

function publishRoster(): void {
  const { people, openRoles, shown } = companyFacts();
  const counts = { people, openRoles };
  const publishOne = (file: string, { drawing, openTops }: Roster) => ({
    ...single(file, drawing),
    openTops,
  });
  const group = { people, shown };
  publishModule(
    'crew',
    ['Picture'],
    [
      {
        name: 'crew',
        value: isCrew(group) ? { picture: cutOut('crew', crew(group)), ...group } : null,
        type: '{ picture: Picture; people: number; shown: number } | null',
        isOpen: true,
        comment:
          'A group picture of everyone, those of the Team page in front; none where so many do not fit.',
      },
    ],
  );
  publishModule(
    'roster',
    ['Picture', 'Spot'],
    [
      {
        name: 'roster',
        value: isRoster(counts)
          ? {
              wide: publishOne('roster-wide', rosterWide(counts)),
              narrow: publishOne('roster-narrow', rosterNarrow(counts)),
              ...counts,
            }
          : null,
        type: "Record<'wide' | 'narrow', Picture & { openTops: readonly Spot[] }> & { people: number; openRoles: number } | null",
        isOpen: true,
        comment:
          'People built, open roles drawn; none where so many cannot be drawn. Set `--a-line` to ember; `narrow` is composed for phones.',
      },
    ],
  );
}

function publishLibrary(): void {
  const counts = companyFacts().library;
  publishModule(
    'library',
    ['Picture'],
    [
      {
        name: 'library',
        value: isLibrary(counts) ? { picture: cutOut('library', library(counts)), ...counts } : null,
        type: '{ picture: Picture; caseStudies: number; whitePapers: number; questions: number } | null',
        isOpen: true,
        comment: 'A pile for each shelf of the resources; none where a pile would be too high.',
      },
    ],
  );
}

/** Writes the families that count what the site says. */
export function publishCompanyFamilies(): void {
  publishFigures();
  publishRoster();
  publishLibrary();
}
