import { TextNode, type HtmlElement } from 'html-validate';
import { expect, it } from 'vitest';
import { findText } from '#build/editor/click/find-text.ts';
import { indexTexts } from '#build/editor/click/text-places.ts';
import { localConfig } from '#build/editor/site-config.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { decodeEntities } from './rules/parse-html.ts';
import { sitePages } from './site-files.ts';

/* How many of the texts of the built pages `npm run edit` finds when a person clicks them. */

const places = indexTexts(new SiteSource(site.folder), site, localConfig(site));

/** A list is short enough to choose from up to so many places. */
const listedMost = 4;

const unseen = new Set(['script', 'style', 'template', 'noscript', 'title', 'head']);
const blocks = new Set('p li h1 h2 h3 h4 td th dt dd figcaption label blockquote summary button'.split(' '));

interface ShownText {
  text: string;
  block: string;
  isShared: boolean;
}

/** The texts below an element that have a letter or a digit, with the block around them. */
function textsIn(element: HtmlElement, block?: HtmlElement, isMain = false): ShownText[] {
  return element.childNodes.flatMap((node): ShownText[] => {
    if (node instanceof TextNode) {
      const text = decodeEntities(node.textContent);
      if (!/[\p{L}\p{N}]/u.test(text)) return [];
      return [{ text, block: decodeEntities((block ?? element).textContent), isShared: !isMain }];
    }
    // Parsed documents have texts and elements only.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const inner = node as HtmlElement;
    const { nodeName: name } = inner;
    if (unseen.has(name)) return [];
    return textsIn(inner, blocks.has(name) ? inner : block, isMain || name === 'main');
  });
}

/**
 * How many of the texts must have a place, and at most so many that a person can choose: on pages, and around them. The
 * site of every construct has one of each date, chart and period, which pages make: 10.2 % of its German texts.
 */
const wanted = { page: site.folder.endsWith('/arabic') ? 0.89 : 0.9, shared: 0.8 };

it.each(site.languages.slice(0, 2))('nearly all texts of pages lead to their places: %s', (language) => {
  const pages = sitePages.filter((page) => page.language === language && !page.isNotFound);
  const texts = pages.flatMap(({ document, path }) =>
    textsIn(document).map((text) => ({
      ...text,
      count: findText(places, site, { ...text, page: path }).length,
    })),
  );
  const shareOf = (isShared: boolean) => {
    const own = texts.filter((text) => text.isShared === isShared);
    return own.filter(({ count }) => count > 0 && count <= listedMost).length / own.length;
  };
  expect({ page: shareOf(false), shared: shareOf(true) }).toSatisfy(
    ({ page, shared }: typeof wanted) => page >= wanted.page && shared >= wanted.shared,
  );
});
