import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { excerptOf, MarkedText } from './marked-text.tsx';

const words = new Set(['backup', 'grosse']);

it('marks words without regard to case and accents, and nothing else', () => {
  const html = renderToStaticMarkup(<MarkedText text="Größe & Backups, <b>Backup" words={words} />);
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<mark>Größe</mark> &amp; Backups, &lt;b&gt;<mark>Backup</mark>',
  );
});

it('shows the part of a text that has the words', () => {
  const filling = 'one two three four '.repeat(20);
  expect(excerptOf(`${filling}a backup a day ${filling}`, words)).toMatch(/^… .*backup.* …$/);
  expect(excerptOf(`A backup. ${filling}`, words)).toMatch(/^A backup\..* …$/);
  expect(excerptOf('Short.', words)).toBe('Short.');
});
