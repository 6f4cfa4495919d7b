import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '#content/load-site.ts';
import { copyPage, productPagesOf } from './copy-page.ts';

it('a page of the product is copied in the languages of the site, once', () => {
  const folder = relative('.', mkdtempSync(`${tmpdir()}/site-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = { ...loadSite('sites/_starter'), folder, languages: ['es', 'en'] as const };
  expect(productPagesOf(folder)).toContain('faq');
  expect(copyPage(site, '../site')).toBe(false);
  expect(copyPage(site, 'faq')).toBe(true);
  const text = (file: string) => readFileSync(file, 'utf8');
  const { en, es } = parse(text('content/default-pages/faq.yaml')) as Record<string, unknown>;
  expect(parse(text(`${folder}/pages/faq.yaml`))).toEqual({ en, es });
  expect(productPagesOf(folder)).not.toContain('faq');
  expect(copyPage(site, 'faq')).toBe(false);
});
