/**
 * Goes to an address as a link would, and says nothing when a newer page change, or a visitor who would rather stay, ends it.
 * @returns false where the browser has no Navigation API; nothing has happened then
 */
export function navigateTo(href: string, options?: NavigationNavigateOptions): boolean {
  if (!('navigation' in window)) return false;
  const { committed, finished } = navigation.navigate(href, options);
  committed?.catch(() => {});
  finished?.catch(() => {});
  return true;
}
