import { editionsOf, type Edition } from '#content/edition.ts';
import { publishableArticle } from '#content/articles/read-article.ts';
import type { Site } from '#content/load-site.ts';
import { feeds, type FeedId } from '#shared/feeds.ts';
import { isOpenOn, jobLists, type Job } from '#content/collections/jobs.ts';
import { pageWords } from '#content/pages/page-words.ts';
import { contributorIn } from '#content/collections/people.ts';
import { categoryOf, type Post } from '#content/collections/posts.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import { type Translator } from '#shared/i18n/translator.ts';
import { articleHtml } from './article-html.ts';
import { jobBoardFeed } from './job-board-feed.ts';
import { noonOf, type Feed, type FeedItem, renderRss } from './feed.ts';
import { element, textElement, textList } from '#shared/markup.ts';
import { mapTexts } from '#shared/map-texts.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** The feeds of the blog and of the open jobs have the same content as their pages. */

function postItem(edition: Edition, post: Post): FeedItem {
  const url = edition.settings.origin + edition.path('post', { slug: post.id });
  return {
    url,
    title: post.title,
    published: noonOf(post.date),
    author: contributorIn(edition, post.author).name,
    categories: [categoryOf(edition, post)],
    summary: post.excerpt,
    html: articleHtml(edition, publishableArticle(edition, post), url),
  };
}

function jobHtml(t: Translator, job: Job, url: string): string {
  const parts = [
    textElement('p', job.summary),
    textElement('p', [job.location, job.type, job.experience].join(', ')),
    textElement('h2', t('job.description')),
    textElement('p', job.description),
    ...jobLists(t, job).map((list) => textList(list)),
    element('p', textElement('a', t('job.apply'), { href: url })),
  ];
  return parts.join('\n');
}

function jobItem({ settings, path, t }: Edition, job: Job): FeedItem {
  const url = settings.origin + path('job', { jobId: job.id });
  return {
    url,
    title: job.title,
    published: noonOf(job.postedDate),
    author: null,
    categories: [job.department],
    summary: job.summary,
    html: jobHtml(t, job, url),
  };
}

function blogFeed(edition: Edition): Feed {
  return {
    title: edition.t('feed.blog.title', { brand: edition.settings.name }),
    description: pageWords(edition, 'blog').feed,
    language: edition.language,
    pageUrl: edition.settings.origin + edition.path('blog'),
    items: edition.posts.map((post) => postItem(edition, post)),
  };
}

/** Only open jobs: a filled one, or one whose last day has passed, is removed with the next build. */
function jobFeed(edition: Edition): Feed {
  const { t } = edition;
  return {
    title: t('feed.jobs.title', { brand: edition.settings.name }),
    description: t('feed.jobs.description'),
    language: edition.language,
    pageUrl: edition.settings.origin + edition.path('careers'),
    items: edition.jobs.filter((job) => isOpenOn(job)).map((job) => jobItem(edition, job)),
  };
}

function feedsIn(edition: Edition): [address: string, content: string][] {
  const pathOf = (id: FeedId) => edition.href(feeds[id].path);
  const rss = (feed: Feed, id: FeedId) =>
    renderRss(mapTexts(feed, withoutSoftHyphens), edition.settings.origin + pathOf(id));
  const found: [address: string, content: string][] = [];
  if (hasPageIn(edition, 'blog')) found.push([pathOf('blogRss'), rss(blogFeed(edition), 'blogRss')]);
  if (hasPageIn(edition, 'careers'))
    found.push(
      [pathOf('jobsRss'), rss(jobFeed(edition), 'jobsRss')],
      [pathOf('jobBoards'), jobBoardFeed(edition)],
    );
  return found;
}

/** Every feed of the site by its address: those of existing pages. */
export function siteFeeds(site: Site): Map<string, string> {
  return new Map(editionsOf(site).flatMap(feedsIn));
}
