import { expect, it } from 'vitest';
import { pageFilesOf } from './page-files.ts';

it('names the view of a folder once, if all its pages have the same one (R041)', () => {
  const views: Record<string, string> = {
    '/': 'home',
    '/services': 'services',
    '/services/cloud': 'service',
    '/services/devops': 'service',
    '/resources/faq': 'resources',
    '/resources/webinars': 'webinars',
  };
  const table = pageFilesOf(
    Object.keys(views),
    (path) => views[path] ?? '',
    (view) => [`/assets/${view}.js`],
  );
  expect(table.views).toEqual({
    '/': 'home',
    '/services': 'services',
    '/services/*': 'service',
    '/resources/faq': 'resources',
    '/resources/webinars': 'webinars',
  });
  expect(Object.keys(table.files).toSorted()).toEqual([
    'home',
    'resources',
    'service',
    'services',
    'webinars',
  ]);
  expect(table.files['service']).toEqual(['/assets/service.js']);
});
