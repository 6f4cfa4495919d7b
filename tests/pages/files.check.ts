import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from 'vitest';
import { splitPath } from '#shared/routes.ts';
import { formAction } from '#shared/form-endpoints.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { assetProblems, staleFileProblems } from './rules/assets.ts';
import { cascadeProblems } from './rules/cascade.ts';
import { foreignTextProblems } from './rules/foreign-text.ts';
import { headProblems, uniquenessProblems } from './rules/head.ts';
import { inlineCodeProblems } from './rules/inline-code.ts';
import { linkProblems } from './rules/links.ts';
import { serverCallProblems } from './rules/server-calls.ts';
import { rawKeyProblems } from './rules/words.ts';
import { readSiteFile, siteFiles, sitePages } from './site-files.ts';

/** Rules for the files of the built site, without a browser; a failure lists all pages that break one. */

const withText = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;

test('the build has pages in every language, and a not-found page for each (R001)', () => {
  for (const language of site.languages) {
    const own = sitePages.filter((page) => page.language === language);
    expect(own.some((page) => !page.isNotFound)).toBe(true);
    expect(own.filter((page) => page.isNotFound)).toHaveLength(1);
  }
});

test('every page has one title, description, h1 and main, of a good length, in its language (R043, R044, R045)', () => {
  expect(sitePages.flatMap(headProblems)).toEqual([]);
});

test('no two pages of a language share a title or a description (R043, R044)', () => {
  expect(uniquenessProblems(sitePages)).toEqual([]);
});

test('every internal link and #anchor leads somewhere (R073)', () => {
  expect(linkProblems({ pages: sitePages, files: siteFiles })).toEqual([]);
});

test('every file a page asks for is there, from this origin (R003)', () => {
  expect(sitePages.flatMap((page) => assetProblems(page, siteFiles))).toEqual([]);
});

test('no file of an earlier build is left', () => {
  const texts = [...siteFiles].filter((file) => withText.test(file)).map(readSiteFile);
  expect(staleFileProblems(siteFiles, texts)).toEqual([]);
});

test('no script or style has a name that ad blockers’ lists for cookie notices and trackers know', () => {
  const known =
    /cookie|consent|gdpr|banner|privacy-|analytics|track|stat[is]|newsletter|popup|social|(?:^|[^a-z])ads?[^a-z]/i;
  const names = [...siteFiles].filter((file) => /^\/assets\/.*\.(?:js|css)$/.test(file));
  expect(names.length).toBeGreaterThan(5);
  expect(
    names.map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, '')).filter((name) => known.test(name)),
  ).toEqual([]);
});

test('the cascade layers have the same order on every page', () => {
  expect(sitePages.flatMap((page) => cascadeProblems(page, readSiteFile))).toEqual([]);
});

test('no style attributes and no inline scripts except data blocks', () => {
  expect(sitePages.flatMap(inlineCodeProblems)).toEqual([]);
});

test('no page has what only live mode sends to a server', () => {
  const endpoint = formAction(site, 'simulated', 'enquiry');
  expect(sitePages.flatMap(({ file, html }) => serverCallProblems(file, html, endpoint))).toEqual([]);
});

test('no script contains API addresses, which only pages of live mode have', () => {
  const scripts = [...siteFiles].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => readSiteFile(file).includes('/api/'))).toEqual([]);
});

test('scripts keep nothing in browsers but by the functions for local and session storage', () => {
  const otherUses =
    /\b(?:indexedDB|cookieStore|caches\.open)\b|\bdocument\.cookie\s*=(?!=)|\b(?:local|session)Storage(?:\[|\.(?!(?:get|set|remove)Item\([\w$]+(?:\(`\w+`\))?[,)])\w+)/;
  const scripts = [...siteFiles].filter((file) => file.endsWith('.js'));
  // It deletes the cookies of others' scripts.
  const own = scripts.filter((file) => !file.startsWith('/assets/optional-scripts-'));
  expect(own.filter((file) => otherUses.test(readSiteFile(file)))).toEqual([]);
});

test('no message key and no unfilled parameter is visible (R095, R096)', () => {
  const keys = Object.keys(en);
  expect(sitePages.flatMap((page) => rawKeyProblems(page, keys))).toEqual([]);
});

/** All scripts that a page names. */
const scriptsOf = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.js(?!on)/g));

test('every language of a page has the same scripts, which contain no interface texts', () => {
  const differing = sitePages.filter((page) => {
    const twin = sitePages.find(
      (one) =>
        one.language === site.defaultLanguage &&
        splitPath(site, one.path).path === splitPath(site, page.path).path,
    );
    const own = scriptsOf(page.html);
    return own.size < 2 || own.symmetricDifference(scriptsOf(twin?.html ?? '')).size > 0;
  });
  expect(differing.map(({ path }) => path)).toEqual([]);
});

test('no text of a translated page reads as English (R051)', () => {
  expect(sitePages.flatMap(foreignTextProblems)).toEqual([]);
});

test('styles are compiled for the supported browsers: light-dark() stays, and text size adjustment is off', () => {
  const styles = [...siteFiles]
    .filter((file) => file.endsWith('.css'))
    .map(readSiteFile)
    .join('');
  expect(styles).toContain('light-dark(');
  expect(styles).not.toContain('--lightningcss');
  expect(styles).toContain('-webkit-text-size-adjust:100%');
});

test('email addresses are marked so that Cloudflare does not replace them', () => {
  const exposed = sitePages.filter(({ html }) => {
    const rest = html
      .replace(/<!--email_off-->[^]*?<!--\/email_off-->/g, '')
      .replace(/<(script|style)\b[^]*?<\/\1>/g, '');
    return /mailto:|>[^<>]*[^\s<>]@[\w-]+\.[^<>]*</.test(rest);
  });
  expect(exposed.map(({ file }) => file)).toEqual([]);
});
