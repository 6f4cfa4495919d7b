import type { Edition } from '#content/edition.ts';
import { legalFacts } from '#content/pages/legal-facts.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { interestOptions } from '#shared/forms/interest-options.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { routes } from '#shared/routes.ts';
import { formAction, hasForm } from '#shared/form-endpoints.ts';
import type { EnquiryWords } from '#src/features/enquiry/enquiry-form.tsx';
import { channelLinks } from './channels.data.ts';
import { causeWords, demonstrationWords, postWords } from './form-words.data.ts';
import { legalLink } from './menus.data.ts';

/**
 * The words of the enquiry form; null if the site has none.
 * @param sent who answers and when
 * @param page path of the page that has the form
 * @param service which is chosen at the start
 */
export function enquiryWords(
  edition: Edition,
  sent: string,
  page: string,
  service?: string,
): EnquiryWords | null {
  if (!hasForm(edition, edition.mode, 'enquiry')) return null;
  const { t } = edition;
  const { email, phone } = edition.settings.contact;
  const kept = legalFacts(edition.site).retention.enquiries;
  const action = formAction(edition, edition.mode, 'enquiry');
  return {
    fields: localizeFields(t, enquiryForm, interestOptions(edition, t('contact.form.service.other'))).map(
      (field) => (service !== undefined && field.kind === 'service' ? { ...field, value: service } : field),
    ),
    ...t.pick('form'),
    ...t.pick('enquiry.form'),
    refused: t('enquiry.form.refused', { email: email.general }),
    privacyPolicy: hasPage(edition.site, 'privacy') ? legalLink(edition, routes.privacy) : null,
    unscripted: t('enquiry.form.unscripted', { email: email.general, phone }),
    ...demonstrationWords(edition),
    sentLinks: channelLinks(edition, 'sent'),
    sentText: action === undefined ? t('simulated.answer', { answer: sent }) : sent,
    ...(action !== undefined && {
      privacy: t('contact.form.privacy', { time: edition.duration(kept.amount, kept.unit) }),
      post: postWords(
        t,
        {
          action,
          sent: { title: t('enquiry.form.sent'), text: sent },
          failed: t('enquiry.form.refused', { email: email.general }),
        },
        page,
      ),
      causes: causeWords(t, t('live.failure.again', { email: email.general })),
    }),
  };
}
