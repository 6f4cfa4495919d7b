import { mailtoHref } from '#shared/mailto-href.ts';
import { addressIn } from '#shared/address.ts';
import { brand, brandName } from '#shared/brand.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { formAddress, hasForms, type ServicesMode } from '#shared/services-mode.ts';
import { contactQuestionsIn } from '#content/faqs.ts';
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
import { postWords, demonstrationWords } from '#src/pages/form-words.data.ts';
import { faqPage } from '#src/pages/structured-data.data.ts';
import type { ContactFact, ContactHeroProps } from './contact-hero.tsx';
import type { ContactProps } from './contact.page.tsx';
import { pictures } from '#shared/site.ts';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { interestOptions } from '#content/form-choices.ts';
import { legalFacts } from '#content/legal-facts.ts';

const { email, officeHours, phone } = brand;

/** The company's details, as the SPEC lists them (SPEC section 9, Business hours). */
function contactFacts(t: Translator, { days, support }: WordsOf<'contact'>): ContactFact[] {
  const { language } = t;
  const { street, city, cityLine } = addressIn(language);
  const time = (clock: string) => formatTime(language, clock);
  return [
    { label: t('contact.phone'), lines: [{ text: phone.display, href: phone.href }] },
    { label: t('contact.email'), lines: [{ text: email.general, href: mailtoHref(email.general) }] },
    {
      label: t('contact.office'),
      lines: [{ text: street }, { text: cityLine }],
    },
    {
      label: t('contact.hours'),
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
    ...(support === undefined ? [] : [{ label: t('contact.support'), lines: [{ text: support }] }]),
  ];
}

function mapOf(language: Language, { map }: WordsOf<'contact'>): ContactHeroProps['map'] {
  const image = pageImageOf('contact')?.image;
  const { street } = addressIn(language);
  if (!image || !pictures.contact) return null;
  return {
    image,
    label: map && fillParameters(map.alt, { street }),
    office: { at: pictures.contact.office, name: brandName, street },
    caption: map?.caption,
  };
}

function enquiryWords(t: Translator, mode: ServicesMode, sent: string): EnquiryWords {
  const kept = legalFacts().retention.enquiries;
  const action = formAddress(mode, '/api/enquiries');
  return {
    fields: localizeFields(t, enquiryForm, interestOptions(t.language, t('contact.form.service.other'))),
    optional: t('form.optional'),
    send: t('contact.form.send'),
    sending: t('contact.form.sending'),
    sent: t('contact.sent.title'),
    refused: t('contact.refused', { email: email.general }),
    leaveQuestion: t('form.leaveQuestion'),
    privacyPolicy: hasPage('privacy') ? legalLink(t, routes.privacy) : null,
    unscripted: t('contact.form.unscripted', { email: email.general, phone: phone.display }),
    ...demonstrationWords(t, mode),
    sentText: action === undefined ? t('demonstration.answer', { answer: sent }) : sent,
    ...(action !== undefined && {
      privacy: t('contact.form.privacy', { time: formatDuration(t.language, kept.amount, kept.unit) }),
      post: postWords(
        t,
        {
          action,
          sent: { title: t('contact.sent.title'), text: sent },
          failed: t('contact.refused', { email: email.general }),
        },
        pathTo(t.language, 'contact'),
      ),
    }),
  };
}

/** The contact page (SPEC section 2, Contact). */
export const page: PageDefinition<ContactProps> = {
  route: 'contact',
  view: 'contact',
  load({ language, t, mode }) {
    const questions = contactQuestionsIn(language);
    const words = pageWords('contact', language);
    return {
      head: {
        ...headOf(words.head),
        previewArt: objectPreview(pageImageOf('contact')?.image),
        structuredData: faqPage(questions),
      },
      props: {
        hero: {
          breadcrumb: breadcrumbTo(t, t('nav.contact')),
          title: words.title,
          lead: words.lead,
          facts: contactFacts(t, words),
          map: mapOf(language, words),
        },
        form: hasForms(mode) && {
          ...words.form,
          requiredNote: t('form.requiredNote'),
          words: enquiryWords(t, mode, words.sent),
        },
        questions: { title: words.questions.title, list: questions },
      },
    };
  },
};
