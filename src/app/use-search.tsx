import { useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { getPage } from './page-cache.ts';
import type { SearchControl } from './shell.tsx';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Slash, or K with Control or Command. A slash in a field is text. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' && !altKey && !isTyping(target);

/**
 * Opens the search over a page, by its link in the header or a key. It is not part of the page: the search page
 * brings data, styles and code, and its view is the dialog too.
 * @param href the search page in the language of this page; undefined where the site has none
 */
export function useSearch(href: string | undefined): SearchControl {
  const [search, setSearch] = useState<LoadedPage | null>(null);

  const prepare = useCallback(() => {
    if (href) getPage(href).catch(() => {});
  }, [href]);

  const open = useCallback(() => {
    if (!href || document.querySelector('dialog[open]')) return;
    // The search page has the field already.
    if (location.pathname === href) return document.querySelector<HTMLElement>('main input')?.focus();
    getPage(href).then(
      ({ page }) => setSearch(page),
      () => location.assign(href),
    );
  }, [href]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!href || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [href, open]);

  if (!search) return { dialog: null, open, prepare };
  const { View, data } = search;
  const props = { ...data.props, onClose: () => setSearch(null) };
  const dialog = (
    <ErrorBoundary>
      <View {...props} />
    </ErrorBoundary>
  );
  return { dialog, open, prepare };
}
