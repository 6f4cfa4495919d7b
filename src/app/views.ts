import type { ComponentType } from 'react';

/**
 * The component of a page. A built document names its module, so the entry script needs no list and keeps its
 * name when a page changes; the prerender build and the development server use the list. Rejects when there
 * is none or its chunk cannot be loaded (offline, or removed by a deployment).
 */
export async function loadView(view: string): Promise<ComponentType<object>> {
  const link = import.meta.env.SSR
    ? null
    : document.head.querySelector<HTMLLinkElement>(`link[rel="modulepreload"][href*="/${view}.page"]`);
  if (!link) return (await import('./all-views.ts')).loadFromList(view);
  const module: { Page: ComponentType<object> } = await import(/* @vite-ignore */ link.href);
  return module.Page;
}
