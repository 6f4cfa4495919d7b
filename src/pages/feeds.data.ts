import type { Site } from '#content/load-site.ts';
import { feeds, type FeedId } from '#shared/feeds.ts';
import { inLanguage } from '#shared/routes.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { PageMetadata } from './page-definition.ts';
import type { FeedLinkProps } from '#src/components/feed-link.tsx';

type DiscoverableFeeds = NonNullable<PageMetadata['feeds']>;

const linkTo = (site: Site, t: Translator, id: FeedId) => ({
  type: feeds[id].type,
  href: inLanguage(site, t.language, feeds[id].path),
});

/** The feeds of the blog, for the head of its pages. */
export function blogFeeds(site: Site, t: Translator): DiscoverableFeeds {
  const title = t('feed.blog.title', { brand: site.settings.name });
  return [{ title, ...linkTo(site, t, 'blogRss') }];
}

/** The feed of the open jobs, for the head of their pages. */
export function jobFeeds(site: Site, t: Translator): DiscoverableFeeds {
  return [{ title: t('feed.jobs.title', { brand: site.settings.name }), ...linkTo(site, t, 'jobsRss') }];
}

/** The line that offers the feed of the blog. */
export function blogFeedLink(site: Site, t: Translator): FeedLinkProps {
  return { text: t('feed.blog.follow'), ...linkTo(site, t, 'blogRss') };
}

/** The line that offers the feed of the open jobs. */
export function jobFeedLink(site: Site, t: Translator): FeedLinkProps {
  return { text: t('feed.jobs.follow'), ...linkTo(site, t, 'jobsRss') };
}
