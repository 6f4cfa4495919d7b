import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['CLOUD', 'cloud'],
  ['Règles métier', 'regles metier'],
  ['Größe', 'grosse'],
  ['el año', 'el ano'],
  ['main-d’œuvre', "main-d'oeuvre"],
  ['Anwendungs\u00ADentwicklung', 'anwendungsentwicklung'],
  ['30\u00A0%', '30 %'],
])('R165: a search sees %j as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
