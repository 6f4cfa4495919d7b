import { expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { typographyProblems } from './typography.ts';

const wrong: [Language, string][] = [
  ['en', "It's"],
  ['en', 'Say "no"'],
  ['en', 'Two  spaces'],
  ['en', 'Wait...'],
  ['en', 'What ?'],
  ['en', ' edge'],
  ['es', '30% menos'],
  ['es', '30 % menos'],
  ['es', 'Cómo?'],
  ['es', '¿Cómo? Y cuándo?'],
  ['es', '¿Cómo.'],
  ['es', 'Vaya!'],
  ['es', '¡Vaya! Y ahora!'],
  ['es', 'unos 38 min'],
  ['es', '4000 $ al año'],
  ['es', '1.2\u00A0s'],
  ['fr', 'dort \u00A0ici'],
  ['fr', '5 Mo'],
  ['fr', '1.2\u00A0s'],
  ['de', '3.4\u00A0ms'],
  ['fr', 'Quoi?'],
  ['fr', 'Quoi ?'],
  ['fr', 'Quoi\u00A0?'],
  ['fr', 'Oui; non'],
  ['fr', 'Note: un'],
  ['fr', 'Note : un'],
  ['fr', 'Fig. 1: un'],
  ['fr', '« oui »'],
  ['fr', 'Dites “oui”'],
  ['fr', "l'eau"],
  ['de', 'Sagen Sie “ja”'],
  ['de', 'Sagen Sie «ja»'],
  ['de', 'Sagen Sie „ja”'],
  ['de', 'Sagen Sie “ja„'],
  ['de', 'Was ?'],
  ['de', '80% schneller'],
  ['de', 'am 14. Mai'],
  ['de', 'mindestens 44 px'],
  ['es', 'el 14 de mayo'],
  ['fr', 'le 1er mai'],
  ['fr', 'Fig. 2. Une colonne'],
  ['es', 'Fig. {number}. {caption}'],
  ['de', 'Abb. 3. Drei Säulen'],
  ['de', 'nach Art. 6 DSGVO'],
  ['de', 'Buchst. f'],
  ['de', 'die §§ 25 und 26'],
];

const right: [Language, string][] = [
  ['en', 'It’s “fine”; well: yes!'],
  ['es', '¿Cómo? ¡Vaya! Un 30\u00A0% más: «sí»'],
  ['es', '¿Cómo? ¿Y cuándo? WCAG 2.2, 1,2\u00A0s, 5 minutos y 5 mineros'],
  ['fr', 'Quoi\u202F? Oui\u202F; note\u00A0: «\u00A0un\u00A0», 30\u00A0%, à 18:00, l’eau\u202F!'],
  ['de', 'Was? Sagen Sie „ja“: 30\u00A0% schneller für 4.000\u00A0$ …, ab dem 14.\u00A0Mai'],
  ['de', 'Abb.\u00A02. Nach Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f, in der Art der 3 anderen'],
  ['es', 'Fig.\u00A0{number}. {caption}'],
];

it.each(wrong)('%s: finds the slip in %j', (language, text) => {
  expect(typographyProblems(language, text)).not.toEqual([]);
});

it.each(right)('%s: has nothing against %j', (language, text) => {
  expect(typographyProblems(language, text)).toEqual([]);
});
