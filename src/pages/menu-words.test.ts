import { expect, it } from 'vitest';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { menuWords } from './menu-words.data.ts';

it('names the address where no page stands', () => {
  expect(() => menuWords(createTranslator('en'), '/nowhere')).toThrow('no page stands at /nowhere');
});
