import type { Site } from '#content/load-site.ts';
import type { Picked, Translator } from '#shared/i18n/translator.ts';
import { isDemonstration, type ServicesMode, formAddress, hasForms } from '#shared/services-mode.ts';
import type { PostWords } from '#src/components/form-post/form-post.tsx';
import { pathTo } from '#shared/routes.ts';
import { homeBlocksIn } from '#content/home-blocks.ts';
import type { NewsletterWords } from '#src/features/newsletter/newsletter-form.tsx';
import type { FooterNewsletterWords } from '#src/components/site-footer/site-footer.tsx';

/**
 * What a form of a live build sends along and says after a post without scripts.
 * @param page path of the page that has the form, if any
 */
export function postWords(
  t: Translator,
  answers: Pick<PostWords, 'action' | 'sent' | 'failed'>,
  page?: string,
): PostWords {
  return { trap: t('live.trap'), language: t.language, ...(page && { page }), ...answers };
}

/**
 * What a form that posts says of failures that only the visitor can mend.
 * @param again names the address to write to
 */
export function causeWords(t: Translator, again: string): Picked<'live.failure', 'again'> {
  return { ...t.pick('live.failure'), again };
}

/** What a form of a demonstration says of itself; nothing if forms post. */
export function demonstrationWords(
  site: Site,
  t: Translator,
  mode: ServicesMode,
): { demonstration?: Picked<'demonstration'> } {
  if (!isDemonstration(site, mode)) return {};
  return { demonstration: t.pick('demonstration') };
}

const api = '/api/newsletter';

/** The words of a form that posts. */
function postedWords(site: Site, t: Translator, action: string) {
  const { general: email } = site.settings.contact.email;
  const post = postWords(t, {
    action,
    sent: { title: t('newsletter.thanks') },
    failed: t('live.newsletter.failed', { email }),
  });
  const causes = causeWords(t, t('live.failure.again', { email }));
  if (action !== api) return { help: t('live.newsletter.help'), post, causes };
  // Does not confirm the subscription, which begins only with the link in the mail.
  const sent = { ...post.sent, text: t('live.newsletter.sent') };
  return {
    help: t('live.newsletter.help'),
    thanksText: t.template('live.newsletter.confirm'),
    success: { title: sent.title, description: sent.text },
    post: { ...post, sent },
    causes,
  };
}

const hasNewsletter = (site: Site, mode: ServicesMode) =>
  site.settings.newsletter !== 'off' && hasForms(site, mode);

/** The words of a working newsletter form; null if the site has none. */
export function newsletterWords(site: Site, t: Translator, mode: ServicesMode): NewsletterWords | null {
  if (!hasNewsletter(site, mode)) return null;
  const action = formAddress(site, mode, api);
  return {
    ...t.pick('newsletter'),
    success: t.pick('newsletter.toast'),
    ...demonstrationWords(site, t, mode),
    ...(action !== undefined && postedWords(site, t, action)),
  };
}

/** A band of a page with its form; null if the site has no newsletter. */
export function newsletterBand<Words extends object>(
  site: Site,
  t: Translator,
  mode: ServicesMode,
  words: Words,
): (Words & { words: NewsletterWords }) | null {
  const form = newsletterWords(site, t, mode);
  return form && { ...words, words: form };
}

/**
 * The words of the form in the footer. In a demonstration it does nothing (SPEC section 4), and says so. In a live
 * build it posts, and the home page shows the result. Null if the home page has no newsletter, or another address
 * answers with a page of its own.
 */
export function footerNewsletterWords(
  site: Site,
  t: Translator,
  mode: ServicesMode,
): FooterNewsletterWords | null {
  const action = formAddress(site, mode, api);
  if (!hasNewsletter(site, mode) || (action !== undefined && action !== api)) return null;
  const words = t.pick('footer.newsletter');
  if (action !== undefined) {
    const { post } = postedWords(site, t, action);
    const isOnHome = homeBlocksIn(site, t.language).includes('newsletter');
    return isOnHome ? { ...words, post: { ...post, page: pathTo(site, t.language, 'home') } } : null;
  }
  return { ...words, ...demonstrationWords(site, t, mode) };
}
