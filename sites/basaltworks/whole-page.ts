import { expect } from 'vitest';
import { brandName } from '../../shared/brand.ts';

/** Proves that a text's page is whole: title and description, one h1, headings in order, ids used once. */
export function expectWholePage(head: { title: string; description: string }, markup: string): void {
  const [own, company] = head.title.split(' | ');
  expect(own).toMatch(/^.{16,46}$/);
  expect(company).toBe(brandName);
  expect(head.description.length).toBeGreaterThanOrEqual(120);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  const levels = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  expect(markup).not.toContain('style=');
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
}
