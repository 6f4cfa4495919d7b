import type { Site } from '#content/load-site.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { addressIn } from '#shared/address.ts';
import { phoneOf } from '#shared/brand.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { formAddress, hasForms, type ServicesMode } from '#shared/services-mode.ts';
import { contactQuestionsIn, withLinkedAnswers } from '#content/faqs.ts';
import { pageWords, type WordsOf } from '#content/page-words.ts';
import { formatDuration, formatTime } from '#shared/i18n/format.ts';
import type { Language } from '#shared/locales.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import type { EnquiryWords } from '#src/features/enquiry/enquiry-form.tsx';
import { fillParameters } from '#shared/template.ts';
import { headOf } from '#src/pages/head.data.ts';
import { hasPage } from '#content/site-pages.ts';
import { legalLink } from '#src/pages/menus.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { postWords, demonstrationWords, causeWords } from '#src/pages/form-words.data.ts';
import { faqPage } from '#src/pages/structured-data.data.ts';
import { linkPhones } from '#content/phones-in-text.ts';
import type { ContactFact, ContactHeroProps } from './contact-hero.tsx';
import type { ContactProps } from './contact.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { interestOptions } from '#content/form-choices.ts';
import { legalFacts } from '#content/legal-facts.ts';

/** The company's details, as the SPEC lists them (SPEC section 9, Business hours). */
function contactFacts(site: Site, t: Translator, { days, support }: WordsOf<'contact'>): ContactFact[] {
  const { language } = t;
  const phone = phoneOf(site);
  const { email, officeHours } = site.settings.contact;
  const { street, city, cityLine } = addressIn(site, language);
  const labels = t.pick('contact.fact');
  const time = (clock: string) => formatTime(site, language, clock);
  return [
    { label: labels.phone, lines: [{ text: phone.display, href: phone.href }] },
    { label: labels.email, lines: [{ text: email.general, href: mailtoHref(email.general) }] },
    {
      label: labels.office,
      lines: [{ text: street }, { text: cityLine }],
    },
    {
      label: labels.hours,
      lines: [
        { text: days },
        {
          text: t('contact.hours.times', {
            opens: time(officeHours.opens),
            closes: time(officeHours.closes),
          }),
        },
        { text: t('contact.hours.zone', { city }), isAside: true },
      ],
    },
    ...(support === undefined
      ? []
      : [{ label: labels.support, lines: [{ text: linkPhones(site, support) }] }]),
  ];
}

function mapOf(site: Site, language: Language, { map }: WordsOf<'contact'>): ContactHeroProps['map'] {
  const image = pageImageOf(site, 'contact')?.image;
  const { street } = addressIn(site, language);
  if (!image || !site.settings.pictures.contact) return null;
  return {
    image,
    label: map && fillParameters(map.alt, { street }),
    office: { at: site.settings.pictures.contact.office, name: site.settings.name, street },
    caption: map?.caption,
  };
}

function enquiryWords(site: Site, t: Translator, mode: ServicesMode, sent: string): EnquiryWords {
  const { email, phone } = site.settings.contact;
  const kept = legalFacts(site).retention.enquiries;
  const action = formAddress(site, mode, '/api/enquiries');
  return {
    fields: localizeFields(
      t,
      enquiryForm,
      interestOptions(site, t.language, t('contact.form.service.other')),
    ),
    ...t.pick('form'),
    ...t.pick('enquiry.form'),
    refused: t('enquiry.form.refused', { email: email.general }),
    privacyPolicy: hasPage(site, 'privacy') ? legalLink(site, t, routes.privacy) : null,
    unscripted: t('enquiry.form.unscripted', { email: email.general, phone }),
    ...demonstrationWords(site, t, mode),
    sentText: action === undefined ? t('simulated.answer', { answer: sent }) : sent,
    ...(action !== undefined && {
      privacy: t('contact.form.privacy', { time: formatDuration(site, t.language, kept.amount, kept.unit) }),
      post: postWords(
        t,
        {
          action,
          sent: { title: t('enquiry.form.sent'), text: sent },
          failed: t('enquiry.form.refused', { email: email.general }),
        },
        pathTo(site, t.language, 'contact'),
      ),
      causes: causeWords(t, t('live.failure.again', { email: email.general })),
    }),
  };
}

/** The contact page (SPEC section 2, Contact). */
export const page: PageDefinition<ContactProps> = {
  route: 'contact',
  view: 'contact',
  load({ site, language, t, mode }) {
    const questions = contactQuestionsIn(site, language);
    const words = pageWords(site, 'contact', language);
    return {
      head: {
        ...headOf(site, words.head),
        previewArt: objectPreview(pageImageOf(site, 'contact')?.image),
        structuredData: faqPage(questions),
      },
      props: {
        hero: {
          breadcrumb: breadcrumbTo(site, t, t('nav.contact')),
          title: words.title,
          lead: words.lead,
          facts: contactFacts(site, t, words),
          map: mapOf(site, language, words),
        },
        message: {
          ...words.form,
          words: hasForms(site, mode) ? enquiryWords(site, t, mode, words.sent) : null,
          reach: { phone: phoneOf(site), email: site.settings.contact.email.general },
        },
        questions: { title: words.questions.title, list: withLinkedAnswers(site, questions) },
      },
    };
  },
};
