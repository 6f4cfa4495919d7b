import { expect, it } from 'vitest';
import { editorConfig, type EditorSite } from './config.ts';
import { editorSite } from '#build/editor/test-support/editor-fixtures.ts';
import { refreshChoices } from './refresh-choices.ts';

const old = { value: 'old', label: 'Old' };
const site: EditorSite = {
  ...editorSite,
  files: ['pages/about.yaml', 'pages/home.yaml', 'legal/privacy.en.md'],
  choices: { author: [old], category: [old], topic: [old], service: [old], only: [old] },
};
const ada = { value: 'ada', label: 'Ada' };
const news = { value: 'news', label: 'News' };
const cloud = { value: 'cloud', label: 'Cloud' };

it.each([
  { author: [ada] },
  { category: [news], topic: [news] },
  { service: [cloud], only: [ada, cloud] },
  { author: [ada, old], service: [cloud] },
])('gives a form the new choices that the files have: %j', (added) => {
  const choices = { ...site.choices, ...added };
  const config = structuredClone(editorConfig(site));
  expect(config).not.toEqual(editorConfig({ ...site, choices }));
  refreshChoices(config, choices);
  expect(config).toEqual(editorConfig({ ...site, choices }));
});
