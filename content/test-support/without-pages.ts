import type { Site } from '#content/load-site.ts';

/** A site whose `site.yaml` switches pages off. @param names of pages, or their addresses */
export function withoutPages(site: Site, ...names: readonly string[]): Site {
  const off = Object.fromEntries(names.map((name) => [name, 'off' as const]));
  return { ...site, settings: { ...site.settings, pages: { ...site.settings.pages, ...off } } };
}
