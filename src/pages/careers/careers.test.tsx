import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CareersHero, type CareersHeroProps } from './careers-hero.tsx';
import { JobList, type JobListProps } from './job-list.tsx';

const words: CareersHeroProps = {
  breadcrumb: { label: 'You are here', above: [], current: 'Careers' },
  title: 'Mend with us',
  lead: 'There is a lot to mend.',
  link: { label: 'Open positions', href: '#open' },
};
const top = { left: 50, top: 20 };
const picture = {
  href: '/r.svg#a',
  viewBox: '0 0 200 100',
  open: [{ top, title: 'Bridge mender', href: '/careers/bridge' }],
};

describe('the first view of careers', () => {
  it('has a link to the job of each drawn column, where it stands', () => {
    const drawing = { wide: picture, narrow: picture, caption: '90 menders, 1 free place' };
    const markup = renderToStaticMarkup(<CareersHero {...words} drawing={drawing} />);
    expect(markup).toMatch(
      /<g transform="translate\(100 20\)"><a href="\/careers\/bridge" aria-label="Bridge mender">/,
    );
  });

  it('is words alone where they cannot be counted', () => {
    const markup = renderToStaticMarkup(<CareersHero {...words} />);
    expect(markup).toContain('Mend with us</h1>');
    expect(markup).not.toContain('r.svg');
    expect(markup).not.toContain('<p class="caption');
  });
});

const list: JobListProps = {
  id: 'positions',
  title: 'Open positions',
  lead: 'Newest first.',
  labels: { department: '', location: '', type: '', experience: '', salary: '', posted: '' },
  apply: 'Apply',
  none: 'There are no open positions right now.',
  jobs: [],
  feeds: { text: 'By feed:', links: [] },
};

it('says in place of an empty list that there are no open positions', () => {
  const markup = renderToStaticMarkup(<JobList {...list} />);
  expect(markup).toContain(list.none);
  expect(markup).not.toContain(list.lead);
  expect(markup).not.toContain('<li');
});
