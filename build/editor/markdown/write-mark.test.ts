import { expect, it } from 'vitest';
import { pictureBlock, writeMark, type Mark } from './write-mark.ts';

/** A text with its selection between `<` and `>`. */
function select(marked: string) {
  const value = marked.replaceAll(/[<>]/g, '');
  const start = marked.indexOf('<');
  return { value, start, end: marked.indexOf('>') - 1 };
}
function after(mark: Mark, marked: string): string {
  const text = select(marked);
  const { from, to, insert, start, end } = writeMark(mark, text, 'text');
  const written = text.value.slice(0, from) + insert + text.value.slice(to);
  return `${written.slice(0, start)}<${written.slice(start, end)}>${written.slice(end)}`;
}

it.each<[Mark, string, string]>([
  ['bold', 'A <word> here', 'A **<word>** here'],
  ['bold', 'A **<word>** here', 'A <word> here'],
  ['bold', 'A <**word**> here', 'A <word> here'],
  ['bold', 'A< word >here', 'A **<word>** here'],
  ['bold', 'A <>', 'A **<text>**'],
  ['italic', 'A <word>', 'A *<word>*'],
  ['italic', 'A *<word>*', 'A <word>'],
  ['italic', 'A **<word>**', 'A ***<word>***'],
  ['link', 'See <our offer>.', 'See [our offer](<https://>).'],
  ['link', 'See <>', 'See [text](<https://>)'],
  ['link', 'At <https://acme.example/a>', 'At [<text>](https://acme.example/a)'],
  ['heading', 'One.\n<Two>\nThree.', 'One.\n\n## <Two>\n\nThree.'],
  ['heading', '### T<w>o', '## T<w>o'],
  ['heading', '## <Two>', '<Two>'],
  ['heading', '<>', '## <>'],
  ['list', '<one\ntwo>', '<- one\n- two>'],
  ['list', 'Three:\n<one\n\ntwo>\nEnd.', 'Three:\n\n<- one\n- two>\n\nEnd.'],
  ['list', '<- one\n- two>', '<one\n\ntwo>'],
  ['list', 'o<n>e', '<- one>'],
])('%s of %j is %j', (mark, before, expected) => {
  expect(after(mark, before)).toBe(expected);
});

it.each([
  ['', '![A map](/images/map.svg)'],
  ['One.', '\n\n![A map](/images/map.svg)'],
  ['One.\n', '\n![A map](/images/map.svg)'],
  ['One.\n\n', '![A map](/images/map.svg)'],
])('a picture after %j is a paragraph of its own', (before, expected) => {
  expect(pictureBlock({ path: '/images/map.svg', alt: 'A map' }, before, '')).toBe(expected);
  expect(pictureBlock({ path: '/images/map.svg', alt: 'A map' }, before, 'End.')).toBe(`${expected}\n\n`);
});

it('a picture keeps brackets of its description', () => {
  expect(pictureBlock({ path: '/images/a.jpg', alt: 'Rack [left]\nand  desk' }, '', '')).toBe(
    String.raw`![Rack \[left\] and desk](/images/a.jpg)`,
  );
});
