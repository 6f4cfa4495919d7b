import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { describe, expect, it } from 'vitest';
import { describeSettings, readLiveSettings } from './settings.ts';

const oidc = {
  OIDC_ISSUER: 'https://login.company.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 's3cret',
  ADMIN_EMAILS: 'mira@company.example, @team.example',
};
const webhookSecret = `whsec_${Buffer.alloc(24, 's').toString('base64')}`;
const microsoft = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`;

describe('settings of live mode', () => {
  it('have defaults: one SQLite file, emails as files, one password, this machine only', () => {
    const settings = readLiveSettings(site, {});
    expect(settings).toMatchObject({ port: 3000, databaseUrl: null, smtpUrl: null });
    expect(settings.distFolder).toMatch(/dist-live$/);
    expect(settings.options).toMatchObject({
      publicOrigin: site.settings.origin,
      trustedProxies: 0,
      oidc: null,
      webhook: null,
    });
    const text = describeSettings(site, settings).join('\n');
    expect(text).toContain(`enquiries ${site.legal.retention.enquiries.days}, `);
    // A server has no npm scripts.
    expect(text).not.toContain('npm run');
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'OIDC_ISSUER', 'WEBHOOK_URL'])
      expect(text).toContain(`${name} is not set`);
  });

  it('treat an empty variable as not set', () => {
    expect(readLiveSettings(site, { DATABASE_URL: '', SMTP_URL: ' ', OIDC_ISSUER: '', PORT: '' })).toEqual(
      readLiveSettings(site, {}),
    );
  });

  it('are printed at startup without secrets', () => {
    const settings = readLiveSettings(site, {
      ...oidc,
      PUBLIC_ORIGIN: 'https://www.example.com',
      DATABASE_URL: 'postgres://site:s3cret@db.example:5432/site',
      SMTP_URL: 'smtps://site:s3cret@mail.example:465',
      MAIL_FROM: 'Site <site@company.example>',
      WEBHOOK_URL: 'https://hooks.example/s3cret',
      WEBHOOK_SECRET: webhookSecret,
    });
    expect(settings.options.oidc).toEqual({
      issuer: 'https://login.company.example',
      clientId: 'site',
      clientSecret: 's3cret',
      addressClaim: 'email',
      admins: ['mira@company.example', '@team.example'],
    });
    const text = describeSettings(site, settings).join('\n');
    for (const part of ['db.example:5432', 'mail.example:465', 'hooks.example', '@team.example'])
      expect(text).toContain(part);
    expect(text).not.toContain('s3cret');
    expect(text).not.toContain(webhookSecret);
  });

  it('warn if the server can be reached without its trusted proxies', () => {
    const text = (environment: Record<string, string>) =>
      describeSettings(site, readLiveSettings(site, environment)).join('\n');
    expect(text({ TRUSTED_PROXIES: '1' })).toContain('WARNING');
    // As in the image, where 127.0.0.1 would be the container's own.
    for (const HOST of ['0.0.0.0', '::']) {
      expect(text({ TRUSTED_PROXIES: '1', HOST })).not.toMatch(/WARNING|Set HOST/);
      expect(text({ TRUSTED_PROXIES: '1', HOST })).toContain('publish the port on 127.0.0.1');
    }
    expect(text({ TRUSTED_PROXIES: '1', HOST: '127.0.0.1' })).not.toContain('WARNING');
    expect(text({})).not.toContain('WARNING');
  });

  it.each([
    [{}, false],
    [{ TRUSTED_PROXIES: '1', HOST: '127.0.0.1' }, false],
    [{ PUBLIC_ORIGIN: `${site.settings.origin}/` }, false],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000' }, false],
    [{ PUBLIC_ORIGIN: 'http://localhost:3000', TRUSTED_PROXIES: '1', HOST: '127.0.0.1' }, true],
    [{ PUBLIC_ORIGIN: site.settings.origin.replace('://', '://www.') }, true],
    [{ PUBLIC_ORIGIN: `${site.settings.origin}:8443` }, true],
  ])('compare the origin in %j with that of the pages: warning %s', (environment, warns) => {
    const text = describeSettings(site, readLiveSettings(site, environment)).join('\n');
    expect(text.includes('WARNING: PUBLIC_ORIGIN')).toBe(warns);
  });

  it.each([
    ['https://accounts.google.com', {}],
    [microsoft('5f1c7c1e-0000-4000-8000-000000000000'), { OIDC_ADDRESS_CLAIM: 'preferred_username' }],
    ['http://localhost:8080/realms/company', {}],
  ])('accept the issuer %s', (issuer, more) => {
    expect(readLiveSettings(site, { ...oidc, OIDC_ISSUER: issuer, ...more }).options.oidc?.issuer).toBe(
      issuer,
    );
  });

  it.each([
    ['jobs@example.com', 'jobs@example.com'],
    ['Our jobs <jobs@example.com>', 'jobs@example.com'],
    ['"Jobs, Inc." <jobs@example.com>', 'jobs@example.com'],
    ['Jobs, Inc. <jobs@example.com>', 'jobs@example.com'],
    ['jobs@example.com (Our jobs)', 'jobs@example.com'],
    ["Büro <o'neil+r&d@müller.example>", "o'neil+r&d@müller.example"],
  ])('send notices for %s to its address in SMTP form', (mailbox, address) => {
    const { options, mailFrom } = readLiveSettings(site, {
      MAIL_FROM: mailbox,
      NOTIFY_ENQUIRIES: mailbox,
      NOTIFY_APPLICATIONS: mailbox,
    });
    expect([options.notify, mailFrom]).toEqual([{ enquiries: [address], applications: [address] }, mailbox]);
  });

  it.each([
    ['desk@example.com, mira@example.com', ['desk@example.com', 'mira@example.com']],
    ['desk@example.com;mira@example.com', ['desk@example.com', 'mira@example.com']],
    ['"Desk, first" <desk@example.com>, Mira <mira@example.com>', ['desk@example.com', 'mira@example.com']],
    ['desk@example.com, desk@example.com,', ['desk@example.com']],
  ])('send notices for %s to each address once', (text, addresses) => {
    const settings = readLiveSettings(site, { NOTIFY_ENQUIRIES: text });
    expect(settings.options.notify.enquiries).toEqual(addresses);
    expect(describeSettings(site, settings).join('\n')).toContain(addresses.join(', '));
  });

  const noMailboxes = [
    'nobody',
    '<>',
    'team: a@b.example;',
    'jobs@example.com>',
    'jobs@@example.com',
    'mailto:jobs@example.com',
    '"our jobs"@example.com',
  ];
  const noAdmins = [
    '*@example.com',
    '@*.example.com',
    '%@example.com',
    '"mira@example.com"',
    'mailto:mira@example.com',
    'mira@example.com;tom@example.com',
    'Mira <mira@example.com>',
    '@example.com.',
  ];

  it.each<[Record<string, string>, RegExp]>([
    ...noMailboxes.flatMap((mailbox): [Record<string, string>, RegExp][] => [
      [{ NOTIFY_APPLICATIONS: mailbox }, /^NOTIFY_APPLICATIONS must be addresses with commas between/],
      [{ MAIL_FROM: mailbox }, /^MAIL_FROM must be one address, .*Jobs <jobs@example\.com>/],
    ]),
    [{ NOTIFY_ENQUIRIES: 'desk@example.com, mira' }, /^NOTIFY_ENQUIRIES must be addresses/],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, /^MAIL_FROM must be one address/],
    ...noAdmins.map((admins): [Record<string, string>, RegExp] => [
      { ...oidc, ADMIN_EMAILS: admins },
      /^ADMIN_EMAILS must be .* such as @example\.com/,
    ]),
    [
      { WEBHOOK_URL: 'https://user:s3cret@hooks.example' },
      /^WEBHOOK_URL must not have a user name or password/,
    ],
    [{ WEBHOOK_URL: 'https://s3cret@hooks.example' }, /^WEBHOOK_URL must not have a user name or password/],
    [{ ...oidc, OIDC_ISSUER: 'https://a:s3cret@a.example' }, /^OIDC_ISSUER must not have a user name/],
    [{ DATABASE_URL: 'mysql://s3cret@db' }, /^DATABASE_URL must begin with postgres:/],
    [{ DATABASE_URL: 'db s3cret' }, /^DATABASE_URL must be an address such as/],
    [{ SMTP_URL: 'https://s3cret@mail' }, /^SMTP_URL must begin with smtps:/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be one address/],
    [{ NOTIFY_ENQUIRIES: 'a@b.example\nBcc: c@d.example' }, /^NOTIFY_ENQUIRIES must be addresses/],
    [
      { PUBLIC_ORIGIN: 'https://www.example.com/site' },
      /^PUBLIC_ORIGIN must consist of scheme and host only/,
    ],
    [{ PUBLIC_ORIGIN: 'http://www.example.com' }, /^PUBLIC_ORIGIN must begin with https/],
    [{ TRUSTED_PROXIES: '-1' }, /^TRUSTED_PROXIES must be a whole number/],
    [{ PORT: 'http' }, /^PORT must be/],
    [{ WEBHOOK_URL: 'hooks' }, /^WEBHOOK_URL must be an address/],
    [{ WEBHOOK_URL: 'https://hooks.example' }, /^WEBHOOK_SECRET must be set with WEBHOOK_URL/],
    [{ WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, /^WEBHOOK_SECRET must be whsec_/],
    [{ ...oidc, OIDC_ISSUER: '' }, /^OIDC_ISSUER must be set with OIDC_CLIENT_ID$/],
    [{ ADMIN_EMAILS: '@company.example' }, /^OIDC_ISSUER must be set with ADMIN_EMAILS$/],
    [{ ...oidc, ADMIN_EMAILS: '' }, /ADMIN_EMAILS must be set with OIDC_ISSUER$/],
    [{ ...oidc, ADMIN_EMAILS: 'mira, tom@company.example' }, /^ADMIN_EMAILS must be addresses/],
    [{ ...oidc, OIDC_ISSUER: 'http://login.company.example' }, /^OIDC_ISSUER must be an address/],
    [
      { ...oidc, OIDC_ISSUER: 'https://a.example/.well-known/openid-configuration' },
      /^OIDC_ISSUER must be the address before/,
    ],
    [
      { ...oidc, OIDC_ISSUER: 'https://accounts.google.com', OIDC_ADDRESS_CLAIM: 'preferred_username' },
      /^OIDC_ADDRESS_CLAIM must not be set for an issuer that others share/,
    ],
    ...['common', 'Organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'].map(
      (tenant): [Record<string, string>, RegExp] => [
        { ...oidc, OIDC_ISSUER: microsoft(tenant), OIDC_ADDRESS_CLAIM: 'preferred_username' },
        /^OIDC_ISSUER must name your tenant/,
      ],
    ),
  ])('reject %j with one line', (environment, message) => {
    expect(() => readLiveSettings(site, environment)).toThrow(message);
    expect(() => readLiveSettings(site, environment)).not.toThrow(/s3cret|\n/);
  });
});
