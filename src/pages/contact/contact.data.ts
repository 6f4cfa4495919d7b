import type { Edition } from '#content/edition.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { phoneOf } from '#content/pages/brand.ts';
import { contactQuestionsIn, withLinkedAnswers } from '#content/collections/questions.ts';
import { pageWords, type WordsOf } from '#content/pages/page-words.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { objectPreview } from '#src/pages/preview-art.data.ts';
import { fillParameters } from '#shared/template.ts';
import { enquiryWords } from '#src/pages/enquiry-words.data.ts';
import { headOf } from '#src/pages/head.data.ts';
import { breadcrumbTo } from '#src/pages/breadcrumb.data.ts';
import { faqPage } from '#src/pages/structured-data.data.ts';
import { linkPhones } from '#content/read/phones-in-text.ts';
import type { ContactFact, ContactHeroProps } from './contact-hero.tsx';
import type { ContactProps } from './contact.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { hoursLines } from '#src/pages/opening-hours.data.ts';

/** The company's details, as the SPEC lists them (SPEC section 9, Business hours). */
function contactFacts(edition: Edition, { days, support }: WordsOf<'contact'>): ContactFact[] {
  const { t } = edition;
  const phone = phoneOf(edition);
  const { email, officeHours } = edition.settings.contact;
  const { street, city, cityLine } = edition.address;
  const labels = t.pick('contact.fact');
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
        ...hoursLines(edition, officeHours, days),
        { text: t('contact.hours.zone', { city }), look: 'aside' },
      ],
    },
    ...(support === undefined
      ? []
      : [{ label: labels.support, lines: [{ text: linkPhones(edition.site, support) }] }]),
  ];
}

function mapOf(edition: Edition, { map }: WordsOf<'contact'>): ContactHeroProps['map'] {
  const { settings } = edition;
  const image = pageImageOf(edition, 'contact')?.image;
  const { street } = edition.address;
  if (!image || !settings.pictures.contact) return null;
  return {
    image,
    label: map && fillParameters(map.alt, { street }),
    office: { at: settings.pictures.contact.office, name: settings.name, street },
    caption: map?.caption,
  };
}

/** The contact page (SPEC section 2, Contact). */
export const page: PageDefinition<ContactProps> = {
  route: 'contact',
  view: 'contact',
  load(edition) {
    const questions = contactQuestionsIn(edition);
    const words = pageWords(edition, 'contact');
    return {
      head: {
        ...headOf(edition, words.title, words.head),
        previewArt: objectPreview(pageImageOf(edition, 'contact')?.image),
        structuredData: faqPage(questions),
      },
      breadcrumb: breadcrumbTo(edition, edition.t('nav.contact')),
      props: {
        hero: {
          title: words.title,
          lead: words.lead,
          facts: contactFacts(edition, words),
          map: mapOf(edition, words),
        },
        message: {
          ...words.form,
          words: enquiryWords(edition, words.sent, edition.path('contact')),
          reach: { phone: phoneOf(edition), email: edition.settings.contact.email.general },
        },
        questions: { title: words.questions.title, list: withLinkedAnswers(edition.site, questions) },
      },
    };
  },
};
