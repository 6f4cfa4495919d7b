import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { isFontThere } from '../lib/late-fonts.ts';
import { App } from './app.tsx';
import type { LoadedPage } from './loaded-page.ts';

/** Where pages are shown, one after the other. */
export interface Stage {
  /** Shows a page; the document has changed when this returns. */
  show(page: LoadedPage): void;
  /** Renders a page that will probably be shown next, in pieces, while the visitor still aims at its link. */
  prepare(page: LoadedPage): void;
}

/**
 * The stage of a document. A prepared page is laid out unseen (`main[inert]` in page-change.css), so that showing it takes
 * neither rendering nor layout: 110 instead of 290 ms on a processor four times slower (docs/decisions/004).
 * @param container the element of the root
 * @param first the page that was prerendered and is shown now
 */
export function createStage(root: Root, container: Element, first: LoadedPage): Stage {
  let shown = first;
  let isPrerendered = true;
  const render = (ahead?: LoadedPage) =>
    root.render(<App page={shown} ahead={ahead} isPrerendered={isPrerendered} />);

  // React takes what is hidden out of the layout by a style of its own. This page is to be laid out.
  new MutationObserver(() => {
    container.querySelector<HTMLElement>('main[inert]')?.style.removeProperty('display');
  }).observe(container, { childList: true });

  return {
    show(page) {
      isPrerendered &&= page.data.screen === first.data.screen;
      shown = page;
      if (isFontThere()) delete document.documentElement.dataset.lateFonts;
      flushSync(() => render());
    },
    prepare(page) {
      if (page.data.screen !== shown.data.screen) startTransition(() => render(page));
    },
  };
}
