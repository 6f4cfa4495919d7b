import type { Locator } from '@playwright/test';

/**
 * Attributes that change what people, browsers or assistive technology make of an element, besides those that the
 * accessibility tree already tells: names, roles, levels and addresses of links.
 */
const told = `
  lang dir hreflang translate title hidden inert tabindex open
  popover type name autocomplete inputmode enterkeyhint required readonly multiple
  accept minlength maxlength min max step pattern spellcheck novalidate
  formnovalidate action method enctype rel target download datetime scope
  colspan start popovertarget aria-live aria-current aria-haspopup aria-expanded aria-busy aria-invalid aria-relevant
  aria-atomic aria-modal aria-describedby aria-roledescription aria-keyshortcuts
`
  .trim()
  .split(/\s+/);

/** One line for each element that has such attributes; an id stands for the text that it refers to. */
const attributesIn = (part: Locator): Promise<string[]> =>
  part.evaluate((root, names) => {
    const text = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const short = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? text(element);
      return label === '' ? '' : ` "${label.length > 40 ? `${label.slice(0, 40)}…` : label}"`;
    };
    const value = (element: Element, name: string) => {
      const given = element.getAttribute(name) ?? '';
      // Ids of React change with the tree.
      if (name === 'popovertarget') return document.getElementById(given)?.tagName.toLowerCase() ?? 'nothing';
      if (name !== 'aria-describedby') return given;
      return given
        .split(' ')
        .map((id) => text(document.getElementById(id)))
        .join(' ');
    };
    return [root, ...root.querySelectorAll('*')].flatMap((element) => {
      if (element.parentElement?.closest('svg')) return [];
      const tag = element.tagName.toLowerCase();
      const said = names
        .filter((name) => element.hasAttribute(name))
        .map((name) => (value(element, name) === '' ? name : `${name}=${value(element, name)}`));
      return said.length === 0 ? [] : [`${tag}${short(element)}: ${said.join(', ')}`];
    });
  }, told);

/** What people read in a part of a page, in order, and how its controls behave, as text for a review. */
export async function textOf(part: Locator): Promise<string> {
  const attributes = await attributesIn(part);
  return [await part.ariaSnapshot(), '', ...attributes, ''].join('\n');
}

/** The text of what is folded: answers and the panels of tabs that are not selected. Unfolds them. */
export async function foldedTextIn(part: Locator): Promise<string> {
  const folded = await part.evaluate((root) => {
    const all = [...root.querySelectorAll('details:not([open]), [hidden="until-found"]')];
    for (const [index, element] of all.entries()) {
      element.setAttribute('data-folded', String(index));
      if (element instanceof HTMLDetailsElement) element.open = true;
      element.removeAttribute('hidden');
    }
    return all.length;
  });
  const texts: string[] = [];
  for (let index = 0; index < folded; index += 1)
    texts.push(await part.locator(`[data-folded="${index}"]`).ariaSnapshot());
  return texts.length === 0 ? '' : ['folded:', ...texts, ''].join('\n');
}
