import { describe, expect, it } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { limits } from '../../shared/limits.ts';
import { formatDate, formatTime } from '../../shared/i18n/format.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { wordsIn } from '../../shared/i18n/words-in.ts';
import { legalFacts } from '../../content/legal.ts';

/*
 * The interface words that the specification fixes, to the letter, as this site says them in English: it may
 * override any. That the pages show them is tested in tests/journeys, on any site.
 */

const t = createTranslator('en');

/** All words by their keys, those of the site over those of the product. */
const words = wordsIn('en');

describe('words that the specification fixes', () => {
  it('R193 R194: a message is sending, then sent', () => {
    expect(words).toMatchObject({
      'contact.form.sending': 'Sending...',
      'contact.sent.title': 'Message sent!',
    });
  });

  it('R220 R221 R224: an application is submitting, then submitted or failed', () => {
    expect(words).toMatchObject({
      'application.submitting': 'Submitting...',
      'application.succeeded': "Application submitted successfully! We'll be in touch soon.",
      'application.failed': 'There was an error submitting your application. Please try again.',
    });
  });

  it('R216 R217: the resume takes three formats and hints at 5MB', () => {
    expect(limits.application.resumeFormats).toEqual(['.pdf', '.doc', '.docx']);
    expect(words).toMatchObject({ 'application.resume.hint': 'PDF, DOC or DOCX, max 5MB' });
  });

  it('R180 R181 R182: the newsletter', () => {
    expect(words).toMatchObject({
      'newsletter.toast.title': 'Success!',
      'newsletter.toast.text': "You've been subscribed to our newsletter.",
      'newsletter.again': 'Subscribe another email',
    });
  });

  it('R153 R154 R168 R169 R171: nothing found in portfolio and blog', () => {
    expect(words).toMatchObject({
      'portfolio.empty.title': 'No projects found',
      'portfolio.empty.text': 'There are currently no projects in this category. Please try another filter.',
      'blog.empty.title': 'No articles found',
      'blog.empty.category': 'There are currently no articles in this category.',
      'blog.empty.reset': 'Reset Filters',
    });
    expect(t('blog.empty.term', { term: 'Zebra' })).toBe('No articles match your search for "Zebra".');
  });

  it('R254 R255 R256: the not-found page', () => {
    expect(words).toMatchObject({
      'notFound.title': 'Page Not Found',
      'notFound.text': "Oops! The page you're looking for doesn't exist or has been moved.",
      'notFound.home': 'Return Home',
      'notFound.contact': 'Contact Support',
    });
  });

  it('R259 R260 R261 R274: the admin page', () => {
    expect(words).toMatchObject({
      'admin.invalid': 'Invalid password',
      'admin.refused': 'Invalid admin credentials',
      'admin.loggedIn': 'Successfully logged in as admin',
      'admin.arrival': 'New Application Received!',
      'admin.notProvided': 'Not provided',
      'admin.noCoverLetter': 'No cover letter provided.',
    });
  });

  it('R122 R123 R126 R147 R198 R203: links on pages of services and careers', () => {
    expect(words).toMatchObject({
      'service.learnMore': 'Learn More',
      'service.request': 'Request Consultation',
      'hero.secondary': 'View Our Work',
      'hero.cta': 'Get Started',
      'team.join.link': 'View Open Positions',
      'careers.hero.link': 'View Open Positions',
      'job.apply': 'Apply Now',
    });
  });

  it('R232 R235 R237 R242 R244 R246: resources and webinars', () => {
    expect(words).toMatchObject({
      'menu.caseStudies': 'Case Studies',
      'menu.whitePapers': 'White Papers',
      'menu.faq': 'FAQ',
      'caseStudies.download': 'Download Case Study',
      'whitePapers.read': 'Read White Paper',
      'webinars.register': 'Register Now',
      'webinars.watch': 'Watch Recording',
      'webinars.all': 'View All Resources',
    });
  });

  it('R006 R284: the themes, and the landmark of notifications', () => {
    expect(words).toMatchObject({
      'theme.light': 'Light',
      'theme.dark': 'Dark',
      'theme.system': 'System',
      'notifications.label': 'Notifications',
    });
  });

  it('R249 R250: the day of the legal texts', () => {
    const date = formatDate('en', legalFacts().lastUpdated, 'long');
    expect(t('legal.lastUpdated', { date })).toBe('Last Updated: May 1, 2024');
  });

  it('R011 R012: the office in San Francisco and its hours', () => {
    expect(brand.address.cityLine).toBe('San Francisco, CA 94110');
    const { opens, closes } = brand.officeHours;
    const times = { opens: formatTime('en', opens), closes: formatTime('en', closes) };
    expect(t('contact.hours.times', times)).toBe('9:00 AM to 6:00 PM');
  });
});
