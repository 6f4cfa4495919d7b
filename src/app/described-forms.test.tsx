import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { applicationForm } from '#shared/forms/application.ts';
import type { Form } from '#shared/forms/define-form.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { newsletterForm } from '#shared/forms/newsletter.ts';
import { FooterNewsletter } from '#src/components/site-footer/site-footer.tsx';
import { NewsletterForm } from '#src/features/newsletter/newsletter-form.tsx';
import { page as contact } from '#src/pages/contact/contact.data.ts';
import { Page as ContactPage } from '#src/pages/contact/contact.page.tsx';
import { footerNewsletterWords, newsletterWords } from '#src/pages/form-words.data.ts';
import { jobIds } from '#content/collections/jobs.ts';
import { page as job } from '#src/pages/job/job.data.ts';
import { Page as JobPage } from '#src/pages/job/job.page.tsx';

const edition = editionOf(site, 'en', 'simulated');
const [jobId = ''] = jobIds(editionOf(site, 'en'));

/** The fields in the forms of a page, in the shape of a form description. */
function fieldsIn(page: ReactNode): { name: string; isRequired: boolean }[] {
  const markup = renderToStaticMarkup(page);
  const controls = markup.match(/<(input|select|textarea)[^>]*>/g) ?? [];
  // The checkbox for keeping a draft on the device is not part of an application.
  const fields = controls.filter((control) => !control.includes('type="checkbox"'));
  return fields.flatMap((control) => {
    const [, name] = / name="(\w+)"/.exec(control) ?? [];
    return name === undefined ? [] : [{ name, isRequired: control.includes(' required=""') }];
  });
}

const described = (form: Form) =>
  Object.entries(form).map(([name, { isRequired = false }]) => ({ name, isRequired }));

it.each([
  ['contact', enquiryForm, async () => <ContactPage {...(await contact.load(edition, {})).props} />],
  ['application', applicationForm, async () => <JobPage {...(await job.load(edition, { jobId })).props} />],
  ['newsletter', newsletterForm, () => <NewsletterForm words={newsletterWords(edition)!} />],
  [
    'newsletter of the footer',
    newsletterForm,
    () => <FooterNewsletter words={footerNewsletterWords(edition)!} />,
  ],
])('the form on the page has the fields that are described, in their order: %s', async (_, form, page) => {
  expect(fieldsIn(await page())).toEqual(described(form));
});

it.each([
  [
    'enquiry',
    enquiryForm,
    { name: true, email: true, phone: false, company: false, serviceInterest: false, message: true },
  ],
  [
    'application',
    applicationForm,
    {
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      resume: true,
      linkedIn: false,
      portfolio: false,
      coverLetter: false,
    },
  ],
] as const)(
  'has the fields of the specification, required or not: %s (R186, R188, R190, R212, R213, R214)',
  (_, form, isRequired) => {
    const found = described(form).map((field) => [field.name, field.isRequired] as const);
    expect(Object.fromEntries(found)).toMatchObject(isRequired);
  },
);

it('a site without forms offers email and phone in their place', async () => {
  const { forms: _, ...settings } = site.settings;
  const without = editionOf({ ...site, settings }, 'en', 'simulated');
  const pages = [
    <ContactPage key="contact" {...(await contact.load(without, {})).props} />,
    <JobPage key="job" {...(await job.load(without, { jobId })).props} />,
  ];
  for (const page of pages) {
    const markup = renderToStaticMarkup(page);
    expect(markup).not.toContain('<form');
    const [, section = ''] = markup.split(/<section[^>]* id="(?:message|apply)"/);
    expect(section).toMatch(/href="mailto:[^"]+@/);
    expect(section).toContain('href="tel:');
  }
});
