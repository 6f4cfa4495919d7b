import { navigateTo } from './navigate.ts';

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
