import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { footerMenu, legalMenu, mainMenu } from '../../../shared/navigation.ts';
import { languages, type Language } from '../../../shared/locales.ts';
import { createTranslator } from '../../../shared/i18n/translator.ts';
import { page } from './admin.data.ts';
import { AdminPage } from './admin.page.tsx';

const contentIn = async (language: Language, mode: 'simulated' | 'live' = 'simulated') =>
  page.load({ language, t: createTranslator(language), mode, parameters: {} });

const markupIn = async (language: Language, mode?: 'live') =>
  renderToStaticMarkup(<AdminPage {...(await contentIn(language, mode)).props} />);

describe('the admin page', () => {
  it.each(languages)('is prerendered as the login, one heading, in %s (R257)', async (language) => {
    const markup = await markupIn(language);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup.match(/<input/g)).toHaveLength(1);
    expect(markup).toMatch(/<input[^>]*type="password"/);
    expect(markup.match(/<button[^>]*type="submit"/g)).toHaveLength(1);
    expect(markup).not.toContain('<table');
  });

  it.each(languages)('is not for search engines in %s (R279)', async (language) => {
    expect((await contentIn(language)).head.robots).toBe('noindex');
  });

  it('is in no menu (R279)', () => {
    expect(JSON.stringify([mainMenu, footerMenu, legalMenu])).not.toContain('/admin');
  });

  it('has the words of the specification (R259, R260, R261, R267, R268, R270, R271, R274)', async () => {
    const { words } = (await contentIn('en')).props;
    expect(words.login.invalid).toBe('Invalid password');
    expect(words.refused).toBe('Invalid admin credentials');
    expect(words.loggedIn).toBe('Successfully logged in as admin');
    const { fields, status, notProvided, noCoverLetter, arrival } = words.dashboard;
    expect([fields.name, fields.position, fields.email, fields.date, fields.status]).toEqual([
      'Name',
      'Position',
      'Email',
      'Date',
      'Status',
    ]);
    expect(status).toEqual({ new: 'New', reviewed: 'Reviewed' });
    expect(notProvided).toBe('Not provided');
    expect(noCoverLetter).toBe('No cover letter provided.');
    expect(arrival.title).toBe('New Application Received!');
  });

  it.each(languages)('names applicant and job of an arrival in %s (R275)', async (language) => {
    const { text } = (await contentIn(language)).props.words.dashboard.arrival;
    expect(text).toContain('{name}');
    expect(text).toContain('{job}');
  });
});

describe('the admin page of a live build', () => {
  it.each(languages)('is prerendered without a way in, which the server names, in %s', async (language) => {
    const markup = await markupIn(language, 'live');
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toMatch(/<(input|table)/);
    expect((await contentIn(language, 'live')).head.robots).toBe('noindex');
  });

  it.each(languages)('leaves the places open that are filled in by the browser, in %s', async (language) => {
    const { live } = (await contentIn(language, 'live')).props.words;
    expect(live?.['dashboard.status.done']).toMatch(/\{name\}.*\{status\}/);
    expect(live?.['dashboard.people.erase.title']).toContain('{email}');
    expect(live?.['dashboard.delete.title']).toContain('{what}');
    expect(live?.['dashboard.throttled']).toContain('{minutes}');
    for (const { application, greeting } of Object.values(live?.answers ?? {}))
      expect([application, greeting]).toEqual([
        expect.stringContaining('{job}'),
        expect.stringContaining('{name}'),
      ]);
  });

  it('does not call itself a demonstration, and only it knows the address of the API', async () => {
    const { words } = (await contentIn('en', 'live')).props;
    expect(JSON.stringify(words)).not.toMatch(/demonstration/i);
    expect(words.login.hint).toContain('30 minutes');
    expect(words.live?.api).toBe('/api');
    expect(JSON.stringify((await contentIn('en')).props.words)).not.toContain('/api');
  });
});
