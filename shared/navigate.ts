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
