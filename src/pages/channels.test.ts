import { describe, expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { problemsOfFiles, fixtureFiles, siteFixture } from '#content/test-support/site-fixture.ts';
import { channelsIn } from './channels.data.ts';
import { networkOf } from './networks.data.ts';

const shown = (channel: object, language = 'en') => {
  const site = siteFixture({ languages: [language], site: { channels: [channel] } });
  return channelsIn(editionOf(site), 'contact').map(({ label, text, link }) => [label, text, link.href]);
};

describe('a channel', () => {
  it.each([
    [{ kind: 'phone', to: '+34 600 123 456' }, 'en', ['Phone', '+34 600 123 456', 'tel:+34600123456']],
    [{ kind: 'email', to: 'a@acme.example' }, 'de', ['E-Mail', 'a@acme.example', 'mailto:a@acme.example']],
    [
      { kind: 'whatsapp', to: '+34 600 123 456' },
      'es',
      ['WhatsApp', '+34 600 123 456', 'https://wa.me/34600123456'],
    ],
    [
      { kind: 'signal', to: '+34 600 123 456' },
      'fr',
      ['Signal', '+34 600 123 456', 'https://signal.me/#p/+34600123456'],
    ],
    [
      { kind: 'booking', to: 'https://www.cal.example/acme' },
      'de',
      ['Termin buchen', 'cal.example', 'https://www.cal.example/acme'],
    ],
    [
      { kind: 'remote-support', to: 'https://help.example/', label: { es: 'TeamViewer' } },
      'es',
      ['TeamViewer', 'help.example', 'https://help.example/'],
    ],
  ])('%j in %s', (channel, language, expected) => {
    expect(shown(channel, language)).toEqual([expected]);
  });

  it('is only where the site wants it', () => {
    expect(shown({ kind: 'booking', to: 'https://cal.example/acme', in: ['footer'] })).toEqual([]);
  });

  it('says that it opens a new tab, unless it is called or written to', () => {
    const channels = [
      { kind: 'status', to: 'https://status.example' },
      { kind: 'phone', to: '+34 600 123 456' },
      { kind: 'phone', to: '+34 600 123 457', label: { en: 'Night desk' } },
    ];
    const edition = editionOf(siteFixture({ site: { channels } }));
    expect(channelsIn(edition, 'contact').map(({ link }) => [link.label, link.newTab])).toEqual([
      ['Service status', '(opens in a new tab)'],
      ['+34 600 123 456', undefined],
      ['Night desk +34 600 123 457', undefined],
    ]);
  });

  it.each([
    ['phone', '600 123 456', 'must be a phone number with its country code'],
    ['whatsapp', '+49 (0) 170 1234567', 'must be a phone number with its country code'],
    ['phone', '+()().-.-.-', 'must be a phone number with its country code'],
    ['email', 'info@acme', 'must be an email address: info@acme'],
    ['booking', 'https://[cal].de', 'must be an address such as https://example.com: https://[cal].de'],
    ['whatsapp', 'acme', 'such as +1 (415) 555-0142, or an address such as https://example.com: acme'],
  ])('%s to %s is refused', (kind, to, reason) => {
    const problems = problemsOfFiles(fixtureFiles({ site: { channels: [{ kind, to }] } }));
    expect(problems.join('\n')).toContain('channels[0].to: ');
    expect(problems.join('\n')).toContain(reason);
  });
});

it.each([
  ['https://www.linkedin.com/company/acme', 'LinkedIn', 'linkedin'],
  ['https://twitter.com/acme', 'X', 'x-network'],
  ['https://notx.com/acme', 'notx.com', 'globe'],
  ['https://mastodon.social/@acme', 'Mastodon', 'mastodon'],
  ['https://www.clutch.example/acme', 'clutch.example', 'globe'],
])('the profile %s is in %s', (href, label, icon) => {
  expect(networkOf(href)).toEqual({ label, icon });
});
