import type { ConfiguredSite } from '#content/site-file/configured-site.ts';

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The parts of an address that is on the site's own domain; undefined for any other. */
export function ownUrl({ settings }: Pick<ConfiguredSite, 'settings'>, href: string): URL | undefined {
  const [url, origin] = [URL.parse(href), new URL(settings.origin)];
  const isOwn = url && /^https?:$/.test(url.protocol) && withoutWww(url.host) === withoutWww(origin.host);
  return isOwn ? url : undefined;
}
