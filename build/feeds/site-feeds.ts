import { publishableArticle } from '#content/read-article.ts';
import type { Site } from '#content/load-site.ts';
import { feeds, type FeedId } from '#shared/feeds.ts';
import type { Language } from '#shared/locales.ts';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { isOpenOn, type Job } from '#content/jobs.ts';
import { pageWords } from '#content/page-words.ts';
import { bylineIn } from '#content/people.ts';
import { categoryOf, type Post } from '#content/posts.ts';
import { hasPageIn } from '#content/site-pages.ts';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { articleHtml } from './article-html.ts';
import { noonOf, type Feed, type FeedItem, renderRss } from './feed.ts';
import { element, textElement } from '#build/markup.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** The feeds of the blog and of the open jobs have the same content as their pages. */

function postItem(site: Site, t: Translator, post: Post): FeedItem {
  const { language } = t;
  const url = site.settings.origin + pathTo(site, language, 'post', { slug: post.id });
  return {
    url,
    title: withoutSoftHyphens(post.title),
    published: noonOf(post.date),
    author: bylineIn(site, language, post.author).name,
    categories: [withoutSoftHyphens(categoryOf(site, language, post))],
    summary: withoutSoftHyphens(post.excerpt),
    html: articleHtml(site, t, publishableArticle(site, post, language), url),
  };
}

function jobHtml(t: Translator, job: Job, url: string): string {
  const lists = (['responsibilities', 'requirements', 'benefits'] as const).flatMap((id) => [
    textElement('h2', t(`job.${id}`)),
    element('ul', job[id].map((item) => textElement('li', item)).join('')),
  ]);
  const parts = [
    textElement('p', job.summary),
    textElement('p', [job.location, job.type, job.experience].join(', ')),
    textElement('h2', t('job.description')),
    textElement('p', job.description),
    ...lists,
    element('p', textElement('a', t('job.apply'), { href: url })),
  ];
  return withoutSoftHyphens(parts.join('\n'));
}

function jobItem(site: Site, t: Translator, job: Job): FeedItem {
  const url = site.settings.origin + pathTo(site, t.language, 'job', { jobId: job.id });
  return {
    url,
    title: withoutSoftHyphens(job.title),
    published: noonOf(job.postedDate),
    author: null,
    categories: [withoutSoftHyphens(job.department)],
    summary: withoutSoftHyphens(job.summary),
    html: jobHtml(t, job, url),
  };
}

function blogFeed(site: Site, t: Translator): Feed {
  return {
    title: t('feed.blog.title', { brand: site.settings.name }),
    description: pageWords(site, 'blog', t.language).feed,
    language: t.language,
    pageUrl: site.settings.origin + pathTo(site, t.language, 'blog'),
    items: (site.posts[t.language] ?? []).map((post) => postItem(site, t, post)),
  };
}

/** Only open jobs: a filled one, or one whose last day has passed, is removed with the next build. */
function jobFeed(site: Site, t: Translator): Feed {
  return {
    title: t('feed.jobs.title', { brand: site.settings.name }),
    description: t('feed.jobs.description'),
    language: t.language,
    pageUrl: site.settings.origin + pathTo(site, t.language, 'careers'),
    items: (site.jobs[t.language] ?? []).filter((job) => isOpenOn(job)).map((job) => jobItem(site, t, job)),
  };
}

function feedsIn(site: Site, language: Language): [address: string, content: string][] {
  const t = createTranslator(site, language);
  const addressOf = (id: FeedId) => inLanguage(site, language, feeds[id].path);
  const urlOf = (id: FeedId) => site.settings.origin + addressOf(id);
  const found: [address: string, content: string][] = [];
  if (hasPageIn(site, language, 'blog'))
    found.push([addressOf('blogRss'), renderRss(blogFeed(site, t), urlOf('blogRss'))]);
  if (hasPageIn(site, language, 'careers'))
    found.push([addressOf('jobsRss'), renderRss(jobFeed(site, t), urlOf('jobsRss'))]);
  return found;
}

/** Every feed of the site by its address: those of existing pages. */
export function siteFeeds(site: Site): Map<string, string> {
  return new Map(site.languages.flatMap((language) => feedsIn(site, language)));
}
