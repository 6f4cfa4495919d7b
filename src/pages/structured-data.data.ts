import { textElement, textList } from '#shared/markup.ts';
import { minuteMs } from '#shared/durations.ts';
import type { Edition } from '#content/edition.ts';
import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  Event,
  FAQPage,
  JobPosting,
  LocalBusiness,
  Organization,
  Person,
  PostalAddress,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import { postalAddressIn } from '#content/site-file/postal-address.ts';
import type { SiteSettings } from '#content/site-file/site.ts';
import { formAction } from '#shared/form-endpoints.ts';
import { unprefixedPath } from '#shared/routes.ts';
import type { Question } from '#content/collections/questions.ts';
import type { CaseStudy } from '#content/collections/case-studies.ts';
import { jobLists, isAnnounced, type Job } from '#content/collections/jobs.ts';
import type { Contributor } from '#content/collections/people.ts';
import { categoryOf, type Post } from '#content/collections/posts.ts';
import { hasLapsed, type Webinar, startOf } from '#content/collections/webinars.ts';
import type { WhitePaper } from '#content/collections/white-papers.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { BreadcrumbProps } from '#src/components/breadcrumb-context.ts';
import { monetaryAmount } from './amounts.data.ts';
import { openingHoursSpecification } from './opening-hours.data.ts';
import { pdfOf } from './pdf.data.ts';
import { previewPath } from './preview-address.data.ts';

/*
 * What pages tell search engines about themselves, in the vocabulary of schema.org (its types are those of
 * schema-dts), made from the same content that the page shows. Ratings are left out on purpose: testimonials
 * a company chose for itself are not reviews.
 */

/** The types that pages use; build/pages/document-head.ts adds the context. */
export type StructuredNode = Exclude<
  | Article
  | BlogPosting
  | BreadcrumbList
  | Event
  | FAQPage
  | JobPosting
  | Organization
  | Service
  | WebPage
  | WebSite,
  string
>;

const absolute = (site: ConfiguredSite, path: string) => site.settings.origin + path;
const organizationId = (edition: Edition) => absolute(edition, '/#organization');

/** The company, as other nodes refer to it. */
const companyOf = (edition: Edition) =>
  ({
    '@type': edition.settings.business?.type ?? 'Organization',
    '@id': organizationId(edition),
    name: edition.settings.name,
    url: absolute(edition, '/'),
    logo: absolute(edition, '/icons/icon-512.png'),
  }) as const satisfies Organization;

const personOf = ({ name, role }: Contributor): Person => ({ '@type': 'Person', name, jobTitle: role });

const postalAddressOf = (address: Edition['postalAddress']): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  ...(address.region !== '' && { addressRegion: address.region }),
  ...(address.postalCode !== '' && { postalCode: address.postalCode }),
  addressCountry: address.country,
});

/** An office beside the first one, as a place of the company's type. */
const officeOf = (edition: Edition, office: SiteSettings['offices'][number]): LocalBusiness => ({
  '@type': edition.settings.business?.type ?? 'LocalBusiness',
  name: edition.settings.name,
  url: absolute(edition, edition.path(hasPageIn(edition, 'contact') ? 'contact' : 'home')),
  address: postalAddressOf(postalAddressIn(office, edition.language)),
  ...(office.phone !== undefined && { telephone: office.phone }),
  ...(office.email !== undefined && { email: office.email }),
  ...(office.directions !== undefined && { hasMap: office.directions }),
  ...(office.officeHours && { openingHoursSpecification: openingHoursSpecification(office.officeHours) }),
});

/** The company with its contact details in the words of a language, for its home page (SPEC section 9). */
export function organization(edition: Edition): Exclude<Organization, string> {
  const { legalName, foundedYear, profiles, contact, business, offices, registration } = edition.settings;
  return {
    ...companyOf(edition),
    legalName,
    foundingDate: String(foundedYear),
    ...(registration.vat !== undefined && { vatID: registration.vat }),
    email: contact.email.general,
    telephone: contact.phone,
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: postalAddressOf(edition.postalAddress),
    ...(offices.length > 0 && { location: offices.map((office) => officeOf(edition, office)) }),
    ...(business && {
      ...(contact.directions !== undefined && { hasMap: contact.directions }),
      ...(business.areaServed && { areaServed: business.areaServed }),
      openingHoursSpecification: openingHoursSpecification(contact.officeHours),
    }),
  };
}

/** The site itself in one language, for its home page. */
export function website(edition: Edition): WebSite {
  return {
    '@type': 'WebSite',
    name: edition.settings.name,
    url: absolute(edition, edition.path('home')),
    inLanguage: edition.language,
    publisher: { '@id': organizationId(edition) },
  };
}

/** The breadcrumb of a page; the last step is the page itself and needs no address. */
export function breadcrumbList(site: ConfiguredSite, { above, current }: BreadcrumbProps): BreadcrumbList {
  const steps = [
    ...above.map(({ label, href }) => ({ name: label, item: absolute(site, href) })),
    { name: current },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** A service of the company. @param path of its page, in its language */
export function service(
  edition: Edition,
  options: { name: string; description: string; path: string },
): Service {
  const { name, description, path } = options;
  return {
    '@type': 'Service',
    name,
    description,
    url: absolute(edition, path),
    provider: companyOf(edition),
  };
}

/** A page of its own kind. @param about what it offers */
export function webPage(
  edition: Edition,
  { path, about, ...words }: { name: string; description: string; path: string; about: Service | undefined },
): Exclude<WebPage, string> {
  return {
    '@type': 'WebPage',
    ...words,
    url: absolute(edition, path),
    inLanguage: edition.language,
    ...(about && { about }),
    publisher: companyOf(edition),
  };
}

/** An article of the blog (SPEC section 3, Blog post). */
export function blogPosting(edition: Edition, post: Post, author: Contributor): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: absolute(edition, previewPath(edition, unprefixedPath('post', { slug: post.id }))),
    datePublished: post.date,
    ...(post.reviewed && { dateModified: post.reviewed }),
    author: personOf(author),
    publisher: companyOf(edition),
    articleSection: categoryOf(edition, post),
    inLanguage: edition.locale.intl,
    mainEntityOfPage: absolute(edition, edition.path('post', { slug: post.id })),
  };
}

/** A case study, which the company signs, or a white paper, with its PDF (SPEC section 2, Resources). */
export function documentArticle(
  edition: Edition,
  item: CaseStudy | WhitePaper,
  route: 'caseStudy' | 'whitePaper',
): Article {
  const { id, title, excerpt, date } = item;
  const pdf = pdfOf(edition, id);
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: absolute(edition, previewPath(edition, unprefixedPath(route, { id }))),
    datePublished: date,
    ...(item.reviewed && { dateModified: item.reviewed }),
    author: 'author' in item ? personOf(item.author) : companyOf(edition),
    publisher: companyOf(edition),
    inLanguage: edition.locale.intl,
    mainEntityOfPage: absolute(edition, edition.path(route, { id })),
    ...(pdf && {
      associatedMedia: {
        '@type': 'MediaObject',
        contentUrl: absolute(edition, pdf.href),
        encodingFormat: 'application/pdf',
      },
    }),
  };
}

/** The moment a webinar ends, with the offset of its start. */
function endOf(webinar: Webinar): string {
  const start = startOf(webinar);
  const offset = start.slice(-6);
  const inZone = Date.parse(`${start.slice(0, -6)}Z`) + webinar.minutes * minuteMs;
  return new Date(inZone).toISOString().slice(0, 16) + offset;
}

/** A webinar (SPEC section 3); one to come is announced until its day, a past one says where to watch it. */
export function webinarEvent(edition: Edition, webinar: Webinar): Event[] {
  if (hasLapsed(webinar)) return [];
  const { title, description, isPast, registrationLink, recordingLink } = webinar;
  return [
    {
      '@type': 'Event',
      name: title,
      description,
      startDate: startOf(webinar),
      endDate: endOf(webinar),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      ...(!isPast && { eventStatus: 'https://schema.org/EventScheduled' }),
      location: { '@type': 'VirtualLocation', url: isPast ? recordingLink : registrationLink },
      image: absolute(edition, previewPath(edition, unprefixedPath('webinars'))),
      organizer: companyOf(edition),
      performer: webinar.speakers.map(personOf),
      inLanguage: edition.locale.intl,
      ...(isPast && { recordedIn: { '@type': 'CreativeWork', name: title, url: recordingLink } }),
    },
  ];
}

/** The text of a job as the simple HTML that job searches show. */
const jobText = (t: Translator, job: Job): string =>
  textElement('p', job.description) +
  jobLists(t, job)
    .map((list) => textList(list))
    .join('');

/**
 * An open job with a last day, with every field job searches ask for; a closed, an expired or an old one is not
 * announced (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(edition: Edition, job: Job): JobPosting[] {
  if (!isAnnounced(job)) return [];
  const { id, title, city, region, country, remote, employmentType, postedDate, validThrough, minimumYears } =
    job;
  return [
    {
      '@type': 'JobPosting',
      title,
      description: jobText(edition.t, job),
      datePosted: postedDate,
      ...(validThrough && { validThrough }),
      employmentType,
      ...(formAction(edition, edition.mode, 'application') !== undefined &&
        job.applyAt === undefined && { directApply: true }),
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: minimumYears * 12,
      },
      ...(job.salary && { baseSalary: monetaryAmount(job.salary) }),
      hiringOrganization: companyOf(edition),
      identifier: { '@type': 'PropertyValue', name: edition.settings.name, value: id },
      ...(remote && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: country },
      }),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: city,
          addressRegion: region,
          addressCountry: country,
        },
      },
    },
  ];
}

/** Questions with the answers the page shows; nothing where there are none. */
export function faqPage(questions: readonly Question[]): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
