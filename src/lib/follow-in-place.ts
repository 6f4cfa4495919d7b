import { navigateTo } from './navigate.ts';

/** Says with a navigation that only a part of the screen changes, as with tabs. */
const inPlace = 'in-place';

/** True for the `info` of a navigation that `followInPlace` began. */
export function isInPlace(info: unknown): boolean {
  return info === inPlace;
}

/**
 * Goes to another address of the screen that is open: no fade, no jump to the top, the focus stays where it is
 * (SPEC section 2, Resources: the tabs).
 * @returns false where the browser cannot say so; then the link itself has to lead there
 */
export function followInPlace(href: string): boolean {
  return navigateTo(href, { info: inPlace });
}
