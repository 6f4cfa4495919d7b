import { expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { footerMenu, legalMenu, mainMenu } from '../../shared/navigation.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { menuWords } from './menu-words.data.ts';

const addresses = [
  ...mainMenu.flatMap((entry) => (typeof entry === 'string' ? entry : entry.entries)),
  ...footerMenu.flatMap(({ entries }) => entries),
  ...legalMenu,
];

it.each(languages)('R051 R055 R056 R057: every page of the menus has words in %s', (language) => {
  const t = createTranslator(language);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses)
    for (const words of Object.values(menuWords(t, address))) expect(words).not.toMatch(/^(nav|menu)\.|^$/);
});

it('names the address where no page stands', () => {
  expect(() => menuWords(createTranslator('en'), '/nowhere')).toThrow('no page stands at /nowhere');
});
