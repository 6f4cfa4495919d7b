import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JobList, type JobListProps } from './job-list.tsx';

const list: JobListProps = {
  id: 'positions',
  title: 'Open positions',
  lead: 'Newest first.',
  labels: {
    department: 'Team',
    location: 'Place',
    type: 'Type',
    experience: 'Years',
    salary: 'Pay',
    posted: 'Since',
  },
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
