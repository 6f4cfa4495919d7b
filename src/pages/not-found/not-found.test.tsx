import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../shared/locales.ts';
import { createTranslator } from '../../../shared/i18n/translator.ts';
import { page } from './not-found.data.ts';
import { NotFoundPage } from './not-found.page.tsx';

const loadIn = async (language: Language) =>
  page.load({ language, t: createTranslator(language), mode: 'simulated', parameters: {} });

const markupIn = async (language: Language) =>
  renderToStaticMarkup(<NotFoundPage {...(await loadIn(language)).props} />);

describe('not-found page', () => {
  it('says what happened in the words of the specification (R253, R254)', async () => {
    const markup = await markupIn('en');
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain('<h1>Page Not Found</h1>');
    const { props } = await loadIn('en');
    expect(props.text).toBe("Oops! The page you're looking for doesn't exist or has been moved.");
    expect(markup).toContain(props.text.replaceAll("'", '&#x27;'));
  });

  it('leads home and to the contact page (R255, R256)', async () => {
    const links = [...(await markupIn('en')).matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(links[0]?.[1]).toBe('/');
    expect(links[0]?.[2]).toMatch(/^Return Home\b/);
    expect(links[1]?.[1]).toBe('/contact');
    expect(links[1]?.[2]).toBe('Contact Support');
    expect(links.slice(2).map(([, href]) => href)).toEqual(['/services', '/blog']);
  });

  it('asks not to be indexed', async () => {
    expect((await loadIn('en')).head.robots).toBe('noindex');
  });

  it.each(languages)('stays in its language with every link: %s', async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const hrefs = [...(await markupIn(language)).matchAll(/<a [^>]*?href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
    expect(hrefs).toEqual([prefix || '/', `${prefix}/contact`, `${prefix}/services`, `${prefix}/blog`]);
  });
});
