import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { footerMenu, legalMenu, mainMenu } from '../../../config/navigation.ts';
import { languages, type Language } from '../../../config/locales.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { PortsContext } from '../../ports/ports-context.ts';
import { page } from './admin.data.ts';
import { AdminPage } from './admin.page.tsx';

const contentIn = async (language: Language) =>
  page.load({ language, t: createTranslator(language), mode: 'simulated', parameters: {} });

const markupIn = async (language: Language) =>
  renderToStaticMarkup(
    <PortsContext value={{ admin: () => Promise.reject(new Error('nothing is fetched at build')) }}>
      <AdminPage {...(await contentIn(language)).props} />
    </PortsContext>,
  );

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
