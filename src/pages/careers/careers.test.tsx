import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CareersHero, type CareersHeroProps } from './careers-hero.tsx';
import { JobList, type JobListProps } from './job-list.tsx';

const words: CareersHeroProps = {
  breadcrumb: { label: 'You are here', above: [], current: 'Careers' },
  title: 'Mend with us',
  lead: 'There is a lot to mend.',
  link: { label: 'Open positions', href: '#open' },
  picture: null,
};
describe('the first view of careers', () => {
  it('has a picture, and its composition for phones where there is one', () => {
    const drawing = (name: string) => ({ href: `/${name}.svg#picture`, viewBox: '0 0 200 100' });
    const picture = { image: drawing('wide'), narrow: drawing('narrow'), caption: '90 menders' };
    const markup = renderToStaticMarkup(<CareersHero {...words} picture={picture} />);
    // Both come late, and in <noscript>.
    expect(markup.match(/viewBox="0 0 200 100"/g)).toHaveLength(4);
    expect(markup).toContain('90 menders</figcaption>');
    const alone = renderToStaticMarkup(<CareersHero {...words} picture={{ ...picture, narrow: null }} />);
    expect(alone).toContain('/wide.svg#picture');
    expect(alone).not.toContain('/narrow.svg');
  });

  it('is complete without a picture', () => {
    const markup = renderToStaticMarkup(<CareersHero {...words} />);
    expect(markup).toContain('Mend with us</h1>');
    expect(markup).not.toContain('<figure');
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

it('shows a message instead of an empty list', () => {
  const markup = renderToStaticMarkup(<JobList {...list} />);
  expect(markup).toContain(list.none);
  expect(markup).not.toContain(list.lead);
  expect(markup).not.toContain('<li');
});
