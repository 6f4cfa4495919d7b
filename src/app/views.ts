import type { ComponentType } from 'react';
import { fetchModule } from '#src/browser/fetch-module.ts';

/**
 * The component of a page. A built document names its module, so the entry script needs no list and keeps its
 * name when a page changes; the prerender build and the development server use the list. Rejects when there
 * is none or its chunk cannot be loaded (offline, or removed by a deployment).
 */
export async function loadView(view: string): Promise<ComponentType<object>> {
  const link = import.meta.env.SSR
    ? null
    : document.head.querySelector<HTMLLinkElement>(`link[rel="modulepreload"][href*="/${view}.page"]`);
  if (!link) return (await fetchModule(() => import('./all-views.ts'))).loadFromList(view);
  type View = { Page: ComponentType<object> };
  return (await fetchModule<View>(() => import(/* @vite-ignore */ link.href))).Page;
}
