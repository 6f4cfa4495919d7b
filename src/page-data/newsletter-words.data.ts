import { pathTo } from '../../config/routes.ts';
import type { ServicesMode } from '../../config/services-mode.ts';
import { homeBlocksIn } from '../../content/home-blocks.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { NewsletterWords } from '../features/newsletter/newsletter-form.tsx';
import { postWords } from './post-words.data.ts';

/** The words of a working newsletter form; home and the articles have one. */
export function newsletterWords(t: Translator, mode: ServicesMode): NewsletterWords {
  const isLive = mode === 'live';
  return {
    label: t('newsletter.label'),
    placeholder: t('newsletter.placeholder'),
    subscribe: t('newsletter.subscribe'),
    subscribing: t('newsletter.subscribing'),
    help: t('newsletter.help'),
    thanks: t('newsletter.thanks.title'),
    thanksText: isLive ? t.template('live.newsletter.confirm') : t.template('newsletter.thanks.text'),
    again: t('newsletter.again'),
    success: { title: t('newsletter.toast.title'), description: t('newsletter.toast.text') },
    ...(isLive && {
      post: postWords(t, {
        sent: { title: t('newsletter.toast.title'), text: t('live.newsletter.sent') },
        failed: t('live.newsletter.failed'),
      }),
    }),
  };
}

/** Where to subscribe, for a form that does nothing; nowhere while the home page has no newsletter block. */
export function newsletterSignup(t: Translator): { href: string; label: string } | undefined {
  if (!homeBlocksIn(t.language).includes('newsletter')) return undefined;
  return { href: `${pathTo(t.language, 'home')}#newsletter`, label: t('newsletter.inert.link') };
}
