import { describe, expect, it } from 'vitest';
import { legalFacts } from '../../content/legal-facts.ts';
import { describeSettings, readLiveSettings } from './old-settings.ts';

const secrets = {
  DATABASE_URL: 'postgres://site:s3cret@db.example:5432/site',
  SMTP_URL: 'smtps://site:s3cret@mail.example:465',
  METRICS_TOKEN: 's3cret',
  ADMIN_PASSWORD: 's3cret',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'resumes',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 's3cret',
};

describe('settings of live mode', () => {
  it('needs nothing set: one SQLite file, an outbox folder, this machine', () => {
    const settings = readLiveSettings({});
    expect(settings).toMatchObject({ databaseUrl: null, smtpUrl: null, s3: null, adminPassword: null });
    expect(settings.distFolder).toMatch(/dist-live$/);
    const { applications, enquiries, spam, mails, unconfirmed } = legalFacts().retention;
    expect(settings.options.retentionDays).toEqual({
      applications: applications.days,
      enquiries: enquiries.days,
      spam: spam.days,
      mails: mails.days,
      unconfirmed: unconfirmed.days,
      log: 365,
    });
    expect(settings.options).toMatchObject({ publicOrigin: 'http://localhost:3000', trustedProxies: 0 });
    const text = describeSettings(settings).join('\n');
    expect(text).toContain('DATABASE_URL is not set');
    expect(text).toContain('Mails are NOT sent');
  });

  it('counts a variable that is set but empty as not set', () => {
    expect(readLiveSettings({ DATABASE_URL: '', SMTP_URL: '', S3_ENDPOINT: '', PORT: '' })).toEqual(
      readLiveSettings({}),
    );
  });

  it('takes what is set and never prints a secret', () => {
    const settings = readLiveSettings({
      ...secrets,
      PUBLIC_ORIGIN: 'https://www.example.com',
      KEEP_SPAM_DAYS: '5',
    });
    expect(settings.s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'resumes',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 's3cret',
    });
    expect(settings.options.retentionDays.spam).toBe(5);
    const text = describeSettings(settings).join('\n');
    expect(text).toContain('db.example:5432');
    expect(text).toContain('spam 5');
    expect(text).not.toContain('s3cret');
  });

  it.each([
    [{ DATABASE_URL: 'mysql://s3cret@db' }, /^DATABASE_URL must begin with postgres:/],
    [{ DATABASE_URL: 'db s3cret' }, /^DATABASE_URL must be an address such as/],
    [{ SMTP_URL: 'https://s3cret@mail' }, /^SMTP_URL must begin with smtp:/],
    [{ PUBLIC_ORIGIN: 'https://www.example.com/site' }, /^PUBLIC_ORIGIN must be scheme and host alone/],
    [{ PUBLIC_ORIGIN: 'http://www.example.com' }, /^PUBLIC_ORIGIN must begin with https/],
    [{ TRUSTED_PROXIES: '-1' }, /^TRUSTED_PROXIES must be a whole number/],
    [{ KEEP_LOG_DAYS: '0' }, /^KEEP_LOG_DAYS must be at least 1 day/],
    [{ WEBHOOK_ADDRESSES: 'private' }, /^WEBHOOK_ADDRESSES must be public or any/],
    [{ KEEP_MAILS_DAYS: '0' }, /^KEEP_MAILS_DAYS must be at least 1 day/],
    [{ KEEP_ENQUIRIES_DAYS: 'a year' }, /^KEEP_ENQUIRIES_DAYS .* must be a whole number/],
    [
      { KEEP_SPAM_DAYS: '9999' },
      /^KEEP_SPAM_DAYS is 9999 days, but the privacy policy promises \d+ at most: .*retention\.spam in sites/,
    ],
    [
      { S3_BUCKET: 'resumes', S3_SECRET_ACCESS_KEY: 's3cret' },
      /^For resumes in an S3 store S3_ENDPOINT, S3_ACCESS_KEY_ID must be set/,
    ],
    [{ PORT: 'http' }, /^PORT must be/],
  ])('refuses %j with one clear line', (environment, message) => {
    expect(() => readLiveSettings(environment)).toThrow(message);
    expect(() => readLiveSettings(environment)).not.toThrow(/s3cret/);
  });
});
