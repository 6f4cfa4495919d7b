import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../config/locales.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { PortsContext } from '../../ports/ports-context.ts';
import { AdminArea } from '../../features/admin/admin-area.live.tsx';
import { page } from './admin.data.ts';

async function contentIn(language: Language) {
  const { head, props } = await page.load({
    language,
    t: createTranslator(language),
    mode: 'live',
    parameters: {},
  });
  if (!('desk' in props.words)) throw new Error('These are not the words of live mode');
  return { head, words: props.words };
}

describe('the admin page of a live build', () => {
  it.each(languages)('is prerendered as the login and nothing else in %s', async (language) => {
    const { head, words } = await contentIn(language);
    const markup = renderToStaticMarkup(
      <PortsContext value={{ admin: () => Promise.reject(new Error('nothing is fetched at build')) }}>
        <AdminArea words={words} art={null} />
      </PortsContext>,
    );
    expect(markup.match(/<input/g)).toHaveLength(2);
    expect(markup).toMatch(/<input[^>]*type="email"/);
    expect(markup).toMatch(/<input[^>]*type="password"/);
    expect(markup).not.toContain('<table');
    expect(head.robots).toBe('noindex');
  });

  it.each(languages)(
    'leaves the places open that are filled in while it is open, in %s',
    async (language) => {
      const { desk, throttled } = (await contentIn(language)).words;
      expect(desk.statusDone).toMatch(/\{name\}.*\{status\}/);
      expect(desk.people.eraseTitle).toContain('{email}');
      expect(desk.remove.title).toContain('{what}');
      expect(throttled).toContain('{minutes}');
    },
  );

  it('does not call itself a demonstration', async () => {
    const { words } = await contentIn('en');
    expect(words.login.lead).not.toMatch(/demo/i);
    expect(words.login.hint).toContain('30 minutes');
  });
});
