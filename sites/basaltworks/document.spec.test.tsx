import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { localeOf } from '../../shared/i18n/locale.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { pages } from '../../src/pages/document/document.data.ts';
import { DocumentPage } from '../../src/pages/document/document.page.tsx';
import { expectWholePage } from './whole-page.ts';

const everyPage = pages.flatMap((page) =>
  (page.parameters?.('en') ?? []).flatMap((parameters) =>
    languages.map((language) => ({ page, language, id: parameters.id ?? '', parameters })),
  ),
);

const contentOf = ({ page, language, parameters }: (typeof everyPage)[number]) =>
  page.load({ language, t: createTranslator(language), mode: 'simulated', parameters });

const inEnglish = (id: string) => everyPage.find((one) => one.id === id && one.language === 'en')!;

describe('the pages of case studies and white papers', () => {
  it('R234 R236: there are four and four, in every language', () => {
    const count = (route: string) => everyPage.filter(({ page }) => page.route === route).length;
    expect([count('caseStudy'), count('whitePaper')]).toEqual([4 * languages.length, 4 * languages.length]);
  });

  it.each(everyPage)('R235 R237: $language $id is a whole page with its PDF', async (one) => {
    const { head, props } = await contentOf(one);
    const markup = renderToStaticMarkup(<DocumentPage {...props} />);
    expectWholePage(head, markup);
    for (const { id, title } of props.contents.sections) {
      expect(markup).toContain(`<h2 id="${id}">`);
      expect(title).not.toBe('');
    }
    const prefix = one.language === 'en' ? '' : `/${one.language}`;
    expect(props.head.download?.href).toBe(`${prefix}/documents/${one.id}.pdf`);
    expect(props.head.download?.facts).toContain(localeOf(one.language).name.toLowerCase().slice(1));
    expect(props.head.download?.facts).toMatch(/\d\s?(kB|ko)$/);
    expect(props.closing.link.href).toBe(`${prefix}/contact`);
    expect(props.neighbours.newer?.href).not.toContain(one.id);
    expect(props.figures === null).toBe(one.page.route === 'whitePaper');
    expect(props.author === null).toBe(one.page.route === 'caseStudy');
  });

  it('leads from each to the next, and from the last to the first', async () => {
    const next = async (id: string) => (await contentOf(inEnglish(id))).props.neighbours.newer?.href;
    expect(await next('devops-transformation')).toBe('/resources/case-studies/cybersecurity-audit');
    expect(await next('cybersecurity-audit')).toBe(
      '/resources/case-studies/cloud-migration-financial-services',
    );
    expect(await next('ai-powered-analytics')).toBe('/resources/white-papers/future-of-cloud-computing');
  });

  it('stands below its tab of the resources', async () => {
    const { breadcrumb } = (await contentOf(inEnglish('zero-trust-security-model'))).props.head;
    expect(breadcrumb.above.map(({ href }) => href)).toEqual(['/', '/resources', '/resources/white-papers']);
    expect(breadcrumb.current).toBe('The Zero Trust Security Model');
  });
});
