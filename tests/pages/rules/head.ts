import { testSite as site } from '#content/test-support/test-site.ts';
import { languageAttributes } from '#shared/i18n/locale.ts';
import type { BuiltPage } from './built-page.ts';
import { attribute, textIn } from './parse-html.ts';

const titleLength = { min: 15, max: 65 };
const descriptionLength = { min: 70, max: 160 };

/** Title and description of a page; empty when missing. */
export function headWords({ document }: BuiltPage): { title: string; description: string } {
  const title = document.querySelector('head > title');
  const description = document.querySelector('meta[name="description"]');
  return {
    title: title ? textIn(title) : '',
    description: description ? (attribute(description, 'content') ?? '') : '',
  };
}

function exactlyOne(page: BuiltPage, selector: string): string[] {
  const { length } = page.document.querySelectorAll(selector);
  return length === 1 ? [] : [`${page.file} has ${length} of ${selector}, not one`];
}

function lengthProblem(
  page: BuiltPage,
  what: string,
  text: string,
  { min, max }: typeof titleLength,
): string[] {
  const { length } = text;
  return length >= min && length <= max
    ? []
    : [`${page.file}: ${what} has ${length} characters, not ${min} to ${max}: "${text}"`];
}

/** Checks what every page must have exactly once, and its length. */
export function headProblems(page: BuiltPage): string[] {
  const { title, description } = headWords(page);
  const heading = page.document.querySelector('h1');
  const [root = ''] = /<html[^>]*>/.exec(page.html) ?? [];
  const attributes = languageAttributes(site, page.language);
  return [
    ...['head > title', 'meta[name="description"]', 'meta[name="viewport"]', 'h1', 'main'].flatMap(
      (selector) => exactlyOne(page, selector),
    ),
    ...(heading && textIn(heading) === '' ? [`${page.file} has an empty h1`] : []),
    ...lengthProblem(page, 'title', title, titleLength),
    ...lengthProblem(page, 'description', description, descriptionLength),
    ...(root.startsWith(`<html${attributes}`) ? [] : [`${page.file} has ${root}, not <html${attributes}>`]),
  ];
}

/** Titles and descriptions used by two pages of a language, and descriptions still in the default language. */
export function uniquenessProblems(pages: BuiltPage[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const { title, description } = headWords(page);
    const shared = Object.entries({ title, description }).flatMap(([what, text]) => {
      const key = `${page.language} ${what} ${text}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? page.file);
      return owner ? [`${page.file} and ${owner} have the same ${what}: "${text}"`] : [];
    });
    const original =
      page.language === site.defaultLanguage
        ? undefined
        : owners.get(`${site.defaultLanguage} description ${description}`);
    return original ? [...shared, `${page.file} has the untranslated description of ${original}`] : shared;
  });
}
