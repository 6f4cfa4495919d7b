import type { Edition } from '#content/edition.ts';
import type { Picked, Translator } from '#shared/i18n/translator.ts';
import { isDemonstration, formAction, hasForm, isOwnApi } from '#shared/form-endpoints.ts';
import type { PostSettings } from '#src/components/form-post/form-post.tsx';
import { homeBlocksIn } from '#content/pages/home-blocks.ts';
import type { NewsletterWords } from '#src/features/newsletter/newsletter-form.tsx';
import type { FooterNewsletterWords } from '#src/components/site-footer/site-footer.tsx';

/**
 * What a form of a live build sends along and says after a post without scripts.
 * @param page path of the page that has the form, if any
 */
export function postWords(
  t: Translator,
  answers: Pick<PostSettings, 'action' | 'sent' | 'failed'>,
  page?: string,
): PostSettings {
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
export function demonstrationWords(edition: Edition): { demonstration?: Picked<'demonstration'> } {
  if (!isDemonstration(edition, edition.mode)) return {};
  return { demonstration: edition.t.pick('demonstration') };
}

function postedWords({ settings, t }: Edition, action: string) {
  const { general: email } = settings.contact.email;
  const post = postWords(t, {
    action,
    sent: { title: t('newsletter.thanks') },
    failed: t('live.newsletter.failed', { email }),
  });
  const causes = causeWords(t, t('live.failure.again', { email }));
  if (!isOwnApi(action)) return { help: t('live.newsletter.help'), post, causes };
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

const hasNewsletter = (edition: Edition) =>
  edition.settings.newsletter !== 'off' && hasForm(edition, edition.mode, 'newsletter');

/** The words of a working newsletter form; null if the site has none. */
export function newsletterWords(edition: Edition): NewsletterWords | null {
  const { t } = edition;
  if (!hasNewsletter(edition)) return null;
  const action = formAction(edition, edition.mode, 'newsletter');
  return {
    ...t.pick('newsletter'),
    success: t.pick('newsletter.toast'),
    ...demonstrationWords(edition),
    ...(action !== undefined && postedWords(edition, action)),
  };
}

/** A band of a page with its form; null if the site has no newsletter. */
export function newsletterBand<Words extends object>(
  edition: Edition,
  words: Words,
): (Words & { words: NewsletterWords }) | null {
  const form = newsletterWords(edition);
  return form && { ...words, words: form };
}

/**
 * The words of the form in the footer. In a demonstration it does nothing (SPEC section 4), and says so. In a live
 * build it posts, and the home page shows the result. Null if the home page has no newsletter, or another address
 * answers with a page of its own.
 */
export function footerNewsletterWords(edition: Edition): FooterNewsletterWords | null {
  const action = formAction(edition, edition.mode, 'newsletter');
  if (!hasNewsletter(edition) || (action !== undefined && !isOwnApi(action))) return null;
  const words = edition.t.pick('footer.newsletter');
  if (action !== undefined) {
    const { post } = postedWords(edition, action);
    const isOnHome = homeBlocksIn(edition).includes('newsletter');
    return isOnHome ? { ...words, post: { ...post, page: edition.path('home') } } : null;
  }
  return { ...words, ...demonstrationWords(edition) };
}
