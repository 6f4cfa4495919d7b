import { expect, it } from 'vitest';
import { drawingAdvice } from './drawing-advice.ts';

const viewBox = '0 0 64 44';
const adviceFor = (content: string, light: string | null = '#f8f6f1') =>
  drawingAdvice(
    { viewBox, content },
    () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`,
    { light: light ?? undefined, dark: '#131210' },
  );

const onDark =
  /^nothing of it is visible on the dark ground of link previews .*: give its shapes fill="var\(--ink\)"/;
const onLight = /^nothing of it is visible on the light ground of the pages: /;
const onNone = /^nothing of it is visible: its shapes have no colour or no size/;

it.each([
  ['no fill', '<path d="M2 2h40v30z"/>', onDark],
  ['currentColor, which is black in a picture', '<path fill="currentColor" d="M2 2h40v30z"/>', onDark],
  ['a dark line', '<path fill="none" stroke="#141414" d="M2 2h40v30z"/>', onDark],
  ['a dark blue', '<rect fill="#0a0f1a" width="64" height="44"/>', onDark],
  ['white', '<circle fill="#fff" r="20"/>', onLight],
  ['half transparent white', '<circle fill="#fff" fill-opacity=".4" stroke="#fdfdfd" r="20"/>', onLight],
  [
    'a faint grey',
    '<rect fill="#888" opacity=".04" width="64" height="44"/>',
    /on the grounds of the pages, light or dark/,
  ],
  ['no colour', '<path fill="none" d="M2 2h40v30z"/>', onNone],
  ['no size', '<rect fill="#c00" width="0" height="9"/>', onNone],
  ['all outside', '<rect fill="#c00" x="900" width="9" height="9"/>', onNone],
  ['transparent', '<path fill-opacity="0" d="M2 2h40v30z"/>', onNone],
])('a drawing with %s has advice', (_, content, said) => {
  expect(adviceFor(content)).toMatch(said);
});

it('a drawing that no light ground shows is compared with that of link previews only', () => {
  expect(adviceFor('<path fill="#fff" d="M2 2h40v30z"/>', null)).toBeUndefined();
  expect(adviceFor('<path fill="currentColor" d="M2 2h40v30z"/>', null)).toMatch(onDark);
});

it.each([
  ['a colour', '<path fill="#c00" d="M2 2h40v30z"/>'],
  ['a middle grey', '<path fill="#777" d="M2 2h40v30z"/>'],
  ['black on white', '<rect fill="#fff" width="64" height="44"/><path d="M2 2h9v9z"/>'],
  ['black with a coloured part', '<path d="M2 2h40v30z"/><circle cx="50" cy="9" r="4" fill="#e85"/>'],
  ['a thin line on white', '<rect fill="#fff" width="64" height="44"/><path stroke="#c00" d="M2 9h50"/>'],
  [
    'a scheme of its own',
    '<style>path{fill:#000}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M2 2h40v30z"/>',
  ],
  ['letters', '<text y="9">Cloud</text>'],
])('a drawing with %s has none', (_, content) => {
  expect(adviceFor(content)).toBeUndefined();
});
