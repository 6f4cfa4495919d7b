import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { App } from './app.tsx';
import type { LoadedPage } from './loaded-page.ts';

/** Shows one page after the other. */
export interface PageRenderer {
  /** Shows a page; the document has changed when this returns. */
  show(page: LoadedPage): void;
  /** Renders a page in the background that will probably be shown next. */
  prepare(page: LoadedPage): void;
}

/**
 * The renderer of a document. A prepared page is laid out while hidden (`main[inert]` in page-change.css), so
 * showing it needs no rendering and no layout: 110 instead of 290 ms on a four times slower CPU
 * (docs/decisions/004-what-a-page-change-costs.md).
 * @param container the element of the root
 * @param first the prerendered page
 */
export function createPageRenderer(root: Root, container: Element, first: LoadedPage): PageRenderer {
  let shown = first;
  let isPrerendered = true;
  const render = (ahead?: LoadedPage) =>
    root.render(<App page={shown} ahead={ahead} isPrerendered={isPrerendered} />);

  // React hides content with `display: none`, which removes it from layout. This page needs its layout.
  new MutationObserver(() => {
    container.querySelector<HTMLElement>('main[inert]')?.style.removeProperty('display');
  }).observe(container, { childList: true });

  return {
    show(page) {
      isPrerendered &&= page.data.screen === first.data.screen;
      shown = page;
      const { dataset } = document.documentElement;
      if (dataset.lateFonts === 'there') delete dataset.lateFonts;
      flushSync(() => render());
    },
    prepare(page) {
      if (page.data.screen !== shown.data.screen) startTransition(() => render(page));
    },
  };
}
