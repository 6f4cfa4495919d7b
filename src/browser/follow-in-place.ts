/**
 * Goes to an address as a link would. Ignores it when another navigation replaces this one or the visitor
 * stays.
 * @returns false in browsers without the Navigation API; then nothing has happened
 */
export function navigateTo(href: string, options?: NavigationNavigateOptions): boolean {
  if (!('navigation' in window)) return false;
  const { committed, finished } = navigation.navigate(href, options);
  committed?.catch(() => {});
  finished?.catch(() => {});
  return true;
}

/** Marks a navigation that changes only a part of the screen, as with tabs. */
const inPlace = 'in-place';

/** True for the `info` of a navigation by `followInPlace`. */
export function isInPlace(info: unknown): boolean {
  return info === inPlace;
}

/**
 * Goes to another address of the same screen: no fade, no scrolling, the focus stays (SPEC section 2,
 * Resources: the tabs).
 * @returns false in browsers that cannot do this; then the browser has to follow the link
 */
export function followInPlace(href: string): boolean {
  return navigateTo(href, { info: inPlace });
}
