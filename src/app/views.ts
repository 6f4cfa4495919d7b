import type { ComponentType } from 'react';

/**
 * The component of a page. A built document names the module that shows it, so the entry needs no list of them, and keeps its
 * name when a page's module changes; the list serves the prerender build and the development server.
 * Rejects when there is none or its chunk cannot be fetched (offline, or gone after a deploy).
 */
export async function loadView(view: string): Promise<ComponentType<object>> {
  const link = import.meta.env.SSR
    ? null
    : document.head.querySelector<HTMLLinkElement>(`link[rel="modulepreload"][href*="/${view}.page"]`);
  if (!link) return (await import('./all-views.ts')).loadFromList(view);
  const module: { Page: ComponentType<object> } = await import(/* @vite-ignore */ link.href);
  return module.Page;
}
