import { cityMap, cityMapHexagons, cityMapOffice, isCityMapped } from '../../../artwork/out/city-map.ts';
import { brand, brandName } from '../../../config/brand.ts';
import { pathTo } from '../../../config/routes.ts';
import type { ServicesMode } from '../../../config/services-mode.ts';
import { contactQuestionsIn } from '../../../content/faqs.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { interestOptions } from '../../../shared/contracts/interest-options.ts';
import type { PageDefinition } from '../../page-data/page-definition.ts';
import { labelsOf } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { objectPreview } from '../../page-data/preview-art.data.ts';
import type { EnquiryWords } from '../../features/enquiry/enquiry-form.tsx';
import { breadcrumbTo } from '../../page-data/breadcrumb.data.ts';
import { postWords } from '../../page-data/post-words.data.ts';
import { faqPage } from '../../page-data/structured-data.data.ts';
import type { ContactFact, ContactHeroProps } from './contact-hero.tsx';
import type { ContactProps } from './contact.page.tsx';

const { address, email, officeHours, phone } = brand;

/** The company's details, as the SPEC lists them (SPEC section 9, Business hours). */
function contactFacts(t: Translator): ContactFact[] {
  const { language } = t;
  const time = (clock: string) => formatTime(language, clock);
  return [
    { label: t('contact.phone'), lines: [{ text: phone.display, href: phone.href }] },
    { label: t('contact.email'), lines: [{ text: email.general, href: `mailto:${email.general}` }] },
    {
      label: t('contact.office'),
      lines: [{ text: address.street }, { text: address.cityLine }],
    },
    {
      label: t('contact.hours'),
      lines: [
        { text: t('contact.hours.days') },
        {
          text: t('contact.hours.times', {
            opens: time(officeHours.opens),
            closes: time(officeHours.closes),
          }),
        },
        { text: t('contact.hours.zone', { city: address.city }), isAside: true },
      ],
    },
    { label: t('contact.support'), lines: [{ text: t('contact.support.hours') }] },
  ];
}

function map(t: Translator): ContactHeroProps['map'] {
  const { city, street } = address;
  const words = isCityMapped ? 'map' : 'rings';
  return {
    picture: cityMap,
    label: t(`contact.${words}.alt`, { city, street }),
    office: { at: cityMapOffice, name: brandName, street: street.split(',')[0] ?? street },
    caption: t(`contact.${words}.caption`, { city, count: formatNumber(t.language, cityMapHexagons) }),
  };
}

function enquiryWords(t: Translator, mode: ServicesMode): EnquiryWords {
  return {
    labels: labelsOf(t, enquiryForm),
    emailPlaceholder: t('contact.form.email.placeholder'),
    servicePlaceholder: t('contact.form.service.placeholder'),
    messagePlaceholder: t('contact.form.message.placeholder'),
    optional: t('form.optional'),
    send: t('contact.form.send'),
    sending: t('contact.form.sending'),
    sent: t('contact.sent.title'),
    sentText: t('contact.sent.text'),
    refused: t('contact.refused', { email: email.general }),
    leaveQuestion: t('form.leaveQuestion'),
    privacy: t('contact.form.privacy'),
    privacyPolicy: { label: t('menu.privacy'), href: pathTo(t.language, 'privacy') },
    unscripted: t('contact.form.unscripted', { email: email.general, phone: phone.display }),
    ...(mode === 'live' && {
      post: postWords(
        t,
        {
          sent: { title: t('contact.sent.title'), text: t('contact.sent.text') },
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
    return {
      head: {
        title: t('contact.head.title', { brand: brandName }),
        description: t('contact.head.description', { city: address.city }),
        previewArt: objectPreview(cityMap),
        structuredData: faqPage(questions),
      },
      props: {
        hero: {
          breadcrumb: breadcrumbTo(t, t('nav.contact')),
          title: t('contact.title'),
          lead: t('contact.lead'),
          facts: contactFacts(t),
          map: map(t),
        },
        form: {
          title: t('contact.form.title'),
          lead: t('contact.form.lead'),
          requiredNote: t('form.requiredNote'),
          words: enquiryWords(t, mode),
          services: interestOptions(language, t('contact.form.service.other')),
        },
        questions: { title: t('contact.questions.title'), list: questions },
      },
    };
  },
};
