import { useCallback, useEffect, useState } from 'react';
import { hasShortcutModifier, isLetter } from '#src/browser/keys.ts';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { getPage } from './page-cache.ts';
import type { SearchControl } from './shell.tsx';

/**
 * Opens the search over a page, by its link in the header or Control+K (Command+K on a Mac). It is not part of the
 * page: the search page brings data, styles and code, and its view is the dialog too.
 * @param href the search page in the language of this page; undefined where the site has none
 */
export function useSearch(href: string | undefined): SearchControl {
  // The number tells one opening from the next: a dialog says that it has closed only later, perhaps after that.
  const [search, setSearch] = useState<{ page: LoadedPage; opening: number } | null>(null);

  const prepare = useCallback(() => {
    if (href) getPage(href).catch(() => {});
  }, [href]);

  const open = useCallback(() => {
    if (!href || document.querySelector('dialog[open]')) return;
    // The search page has the field already.
    if (location.pathname === href) return document.querySelector<HTMLElement>('main input')?.focus();
    getPage(href).then(
      ({ page }) => setSearch((now) => ({ page, opening: (now?.opening ?? 0) + 1 })),
      () => location.assign(href),
    );
  }, [href]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!href || !hasShortcutModifier(event) || !isLetter(event, 'k')) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [href, open]);

  if (!search) return { dialog: null, open, prepare };
  const { page, opening } = search;
  const { View, data } = page;
  const onClose = () => setSearch((now) => (now?.opening === opening ? null : now));
  const props = { ...data.props, onClose };
  const dialog = (
    <ErrorBoundary>
      <View key={opening} {...props} />
    </ErrorBoundary>
  );
  return { dialog, open, prepare };
}
