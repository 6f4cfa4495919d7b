import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const words = new Set(['backup', 'grosse']);

it('marks words without regard to case and accents, and nothing else', () => {
  const html = renderToStaticMarkup(<MarkedText text="Größe & Backups, <b>Backup" words={words} />);
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<mark>Größe</mark> &amp; Backups, &lt;b&gt;<mark>Backup</mark>',
  );
});
