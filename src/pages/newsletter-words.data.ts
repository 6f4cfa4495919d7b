import { pathTo } from '../../shared/routes.ts';
import type { ServicesMode } from '../../shared/services-mode.ts';
import { homeBlocksIn } from '../../content/home-blocks.ts';
import type { Translator } from '../../shared/i18n/translator.ts';
import type { NewsletterWords } from '../features/newsletter/newsletter-form.tsx';
import type { FooterNewsletterWords } from '../components/site-footer/footer-newsletter.tsx';
import { demonstrationWords } from './demonstration-words.data.ts';
import { postWords } from './post-words.data.ts';

/** What a live build says: the subscription begins with the link in the mail, so nobody is told before. */
function liveWords(t: Translator) {
  const sent = { title: t('newsletter.thanks.title'), text: t('live.newsletter.sent') };
  return {
    help: t('newsletter.help'),
    thanksText: t.template('live.newsletter.confirm'),
    success: { title: sent.title, description: sent.text },
    post: postWords(t, {
      action: '/api/newsletter',
      sent,
      failed: t('live.newsletter.failed'),
      tool: t('live.tool.newsletter'),
    }),
  };
}

/** The words of a working newsletter form; home and the articles have one. */
export function newsletterWords(t: Translator, mode: ServicesMode): NewsletterWords {
  return {
    label: t('newsletter.label'),
    placeholder: t('newsletter.placeholder'),
    subscribe: t('newsletter.subscribe'),
    subscribing: t('newsletter.subscribing'),
    thanks: t('newsletter.thanks.title'),
    again: t('newsletter.again'),
    success: { title: t('newsletter.toast.title'), description: t('newsletter.toast.text') },
    ...demonstrationWords(t, mode),
    ...(mode === 'live' && liveWords(t)),
  };
}

/**
 * The words of the form in the footer. In a simulated build it does nothing (SPEC section 4), so it is marked
 * as a sample, with the way to the form of the home page. In a live build it posts, and home says how it ended;
 * where home has no newsletter, there is none.
 */
export function footerNewsletterWords(t: Translator, mode: ServicesMode): FooterNewsletterWords | null {
  const home = pathTo(t.language, 'home');
  const isOnHome = homeBlocksIn(t.language).includes('newsletter');
  const words = {
    placeholder: t('footer.newsletter.placeholder'),
    subscribe: t('footer.newsletter.subscribe'),
  };
  if (mode === 'live') {
    const { post } = liveWords(t);
    return isOnHome ? { ...words, label: t('footer.newsletter.label'), post: { ...post, page: home } } : null;
  }
  return {
    ...words,
    label: t('newsletter.inert.label'),
    ...(isOnHome && { signup: { href: `${home}#newsletter`, label: t('newsletter.inert.link') } }),
  };
}
