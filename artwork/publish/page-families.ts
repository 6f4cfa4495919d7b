/** The pictures of single pages (one idea for each page), with what they count and where their labels stand. */
import { projectCount } from '../../content/projects.ts';
import { mappedCity } from '../../content/city.ts';
import { cityMap, officeRings } from '../pictures/city-map.ts';
import { gate } from '../pictures/gate.ts';
import { missingNarrow, missingWide } from '../pictures/missing-column.ts';
import { monthComb } from '../pictures/month.ts';
import { isPanorama, panorama } from '../pictures/panorama.ts';
import { isSiteTree, siteTree } from '../pictures/site-tree.ts';
import { growth, impact, innovation } from '../pictures/value-figures.ts';
import { whitePaperCover, whitePaperSubjects } from '../pictures/white-papers.ts';
import { freeSeat } from '../portraits/gallery.ts';
import { cutOut, picture, pictures, single } from './module-parts.ts';
import { publishModule } from './output.ts';
import { publishSprite } from './publish-sprite.ts';
import { pageCounts } from '../../content/site-pages.ts';

function publishMissing(): void {
  const value = {
    wide: single('missing-wide', missingWide()),
    narrow: single('missing-narrow', missingNarrow()),
  };
  publishModule(
    'missing',
    ['Picture'],
    [
      pictures(
        'missing',
        value,
        'The missing column of the not-found page; `narrow` is composed for phones.',
      ),
    ],
  );
}

function publishCompany(): void {
  publishModule(
    'value-figures',
    ['Picture'],
    [
      pictures(
        'values',
        publishSprite('values', { innovation: innovation(), growth: growth(), impact: impact() }),
        'The three values of the careers page.',
      ),
    ],
  );
  publishModule(
    'free-seat',
    ['Picture'],
    [
      picture(
        'freeSeat',
        single('free-seat', freeSeat(), 'none'),
        'The seat in the group picture that is still free.',
      ),
    ],
  );
  const city = mappedCity();
  const map = city ? cityMap(city) : officeRings();
  publishModule(
    'city-map',
    ['Picture', 'Spot'],
    [
      picture(
        'cityMap',
        single('city-map', map.drawing, 'none'),
        'The city of the office, or rings around it; slice it to fill its box.',
      ),
      {
        name: 'cityMapOffice',
        value: map.office,
        type: 'Spot',
        comment: 'The office, in per cent of the map.',
      },
      {
        name: 'isCityMapped',
        value: city !== null,
        type: 'boolean',
        comment: 'Whether the picture is a map of the city in which the office stands.',
      },
      { name: 'cityMapHexagons', value: map.hexagons, type: 'number', comment: 'Hexagons of land, counted.' },
    ],
  );
}

function publishWork(): void {
  const counts = pageCounts();
  const projects = projectCount();
  const landscape = isPanorama(projects) ? panorama(projects) : null;
  publishModule(
    'panorama',
    ['Picture', 'Spot'],
    [
      {
        name: 'panorama',
        value: landscape && { picture: single('panorama', landscape.drawing), flags: landscape.flags },
        type: '{ picture: Picture; flags: readonly Spot[] } | null',
        isOpen: true,
        comment:
          'A site for each project on one landscape, and the top of each; none where so many cannot be drawn.',
      },
    ],
  );
  const papers = whitePaperSubjects.map((subject) => [
    subject,
    single(`white-paper-${subject}`, whitePaperCover(subject), 'none'),
  ]);
  publishModule(
    'white-papers',
    ['Picture'],
    [pictures('whitePapers', Object.fromEntries(papers), 'Covers for dark books; slice them to fill.')],
  );
  publishModule(
    'month',
    [],
    [{ name: 'monthComb', value: monthComb(), comment: 'A month as a comb: draw `cell` at each place.' }],
  );
  publishModule(
    'site-tree',
    ['Picture'],
    [
      {
        name: 'siteTree',
        value: isSiteTree(counts) ? { picture: cutOut('site-tree', siteTree(counts)), ...counts } : null,
        type: '{ picture: Picture; home: number; main: number; inner: number } | null',
        isOpen: true,
        comment:
          'One column for each page: home, main pages, pages below those; none where there is no place for all.',
      },
    ],
  );
  publishModule(
    'gate',
    ['Picture'],
    [picture('gate', single('gate', gate()), 'The admin login; slice it to fill its side.')],
  );
}

/** Writes the families of single pages. */
export function publishPageFamilies(): void {
  publishMissing();
  publishCompany();
  publishWork();
}
