import { describe, expect, it } from 'vitest';
import type { Drawing } from './engine/drawing.ts';
import { paperCover, paperSetting, whitePaperSubjects } from './pictures/white-papers.ts';
import { outlineOf } from './publish/outline.ts';

const count = ({ marks }: Drawing, ink: string): number =>
  marks.reduce((sum, mark) => {
    return mark.ink === ink && 'path' in mark ? sum + mark.path.split('z').length - 1 : sum;
  }, 0);

const papers = [
  ['short', [40, 60]],
  ['usual', [139, 223, 186, 212, 172, 151, 148]],
  ['with one long chapter', [94, 74, 518, 142, 131, 99, 98]],
  ['with an empty chapter', [120, 0, 300]],
  ['long', Array.from({ length: 24 }, (_, index) => 300 + index * 20)],
] as const;

describe('the cover of a white paper is its contents', () => {
  it.each(papers)('a hexagon for every so many words of each chapter: %s', (_, words) => {
    const { hexagons, wordsPerHexagon } = paperSetting(words);
    expect(hexagons).toEqual(words.map((one) => Math.max(1, Math.ceil(one / wordsPerHexagon))));
    const cover = paperCover('cloud', words);
    const all = hexagons.reduce((sum, one) => sum + one, 0);
    expect([count(cover, 'paper-dot'), count(cover, 'paper-dot-lit')]).toEqual([all - 1, 1]);
  });

  it.each(papers)('all of it stands on the sheet: %s', (_, words) => {
    const cover = paperCover('ai', words);
    const { left, top, right, bottom } = outlineOf(cover);
    expect(Math.min(left, top)).toBeGreaterThan(0);
    expect(right).toBeLessThan(cover.width);
    expect(bottom).toBeLessThan(cover.height);
  });

  it('papers can be told apart: by their chapters, and by their subject', () => {
    const words = [100, 200];
    const covers = [
      ...whitePaperSubjects.map((subject) => paperCover(subject, words)),
      paperCover('cloud', [200, 100]),
    ].map((cover) => JSON.stringify(cover));
    expect(new Set(covers).size).toBe(covers.length);
  });
});
