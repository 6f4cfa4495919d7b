import type { Edition } from '#content/edition.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { postalAddressIn } from '#content/site-file/postal-address.ts';
import { phoneHref, phoneOf } from '#content/pages/brand.ts';
import type { OpeningHours } from '#content/site-file/opening-hours.ts';
import { contactCardPath, hasContactCard } from '#content/published/contact-card.ts';
import { imageOf } from '#content/published/site-images.ts';
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
import type { ContactFact } from './contact-facts.tsx';
import type { ContactHeroProps } from './contact-hero.tsx';
import type { OfficesProps } from './offices.tsx';
import type { ContactProps } from './contact.page.tsx';
import { pageImageOf } from '#src/pages/pictures.data.ts';
import { channelsIn } from '#src/pages/channels.data.ts';
import { hoursLines } from '#src/pages/opening-hours.data.ts';

type Lines = ContactFact['lines'];

const phoneLine = (phone: string): Lines => [{ text: phone, href: phoneHref(phone) }];
const emailLine = (email: string): Lines => [{ text: email, href: mailtoHref(email) }];

/** Where an office is, and how to get there. */
function placeLines(
  { t }: Edition,
  { directions }: Pick<FurtherOffice, 'directions'>,
  at: Edition['postalAddress'],
): Lines {
  const newTab = t('link.opensInNewTab');
  return [
    { text: at.street },
    { text: at.cityLine },
    ...(directions === undefined ? [] : [{ text: t('contact.directions'), href: directions, newTab }]),
  ];
}

const hoursOf = (edition: Edition, hours: OpeningHours, city: string, days?: string): Lines => [
  ...hoursLines(edition, hours, days),
  { text: edition.t('contact.hours.zone', { city }), look: 'aside' },
];

/** The company's details, as the SPEC lists them (SPEC section 9, Business hours). */
function contactFacts(edition: Edition, { days, support }: WordsOf<'contact'>): ContactFact[] {
  const { contact } = edition.settings;
  const labels = edition.t.pick('contact.fact');
  const cardLine = hasContactCard(edition.site)
    ? [{ text: edition.t('contact.save'), href: contactCardPath }]
    : [];
  return [
    { label: labels.phone, lines: phoneLine(contact.phone) },
    { label: labels.email, lines: emailLine(contact.email.general) },
    { label: labels.office, lines: [...placeLines(edition, contact, edition.postalAddress), ...cardLine] },
    { label: labels.hours, lines: hoursOf(edition, contact.officeHours, edition.postalAddress.city, days) },
    ...(support === undefined
      ? []
      : [{ label: labels.support, lines: [{ text: linkPhones(edition.site, support) }] }]),
    ...channelsIn(edition, 'contact').map(({ label, text, link: { href, newTab } }) => ({
      label,
      lines: [{ text, href, newTab }],
    })),
  ];
}

type FurtherOffice = Edition['settings']['offices'][number];

function furtherOffice(edition: Edition, office: FurtherOffice): OfficesProps['list'][number] {
  const { phone, email, officeHours, map } = office;
  const address = postalAddressIn(office, edition.language);
  const labels = edition.t.pick('contact.fact');
  return {
    city: address.city,
    facts: [
      { label: labels.office, lines: placeLines(edition, office, address) },
      ...(phone === undefined ? [] : [{ label: labels.phone, lines: phoneLine(phone) }]),
      ...(email === undefined ? [] : [{ label: labels.email, lines: emailLine(email) }]),
      ...(officeHours ? [{ label: labels.hours, lines: hoursOf(edition, officeHours, address.city) }] : []),
    ],
    map: map
      ? {
          image: imageOf(edition.site, { picture: map.picture, focus: 'centre' }),
          label: map.alt?.[edition.language],
          at: map.office,
        }
      : null,
  };
}

function mapOf(edition: Edition, { map }: WordsOf<'contact'>): ContactHeroProps['map'] {
  const { settings } = edition;
  const image = pageImageOf(edition, 'contact')?.image;
  const { street } = edition.postalAddress;
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
        offices:
          edition.settings.offices.length > 0
            ? {
                title: edition.t('contact.offices'),
                list: edition.settings.offices.map((office) => furtherOffice(edition, office)),
              }
            : null,
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
