import { join, resolve } from 'node:path';
import { brand } from '../../config/brand.ts';
import { builtFolders } from '../../config/services-mode.ts';
import { legalFacts, legalFactsFile } from '../../content/legal-facts.ts';
import { readSettings, type Settings } from '../env.ts';
import type { LiveOptions } from './parts.ts';
import type { AllowedAddresses } from './webhooks/transport.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Storage for resumes, when it is not a folder. */
export interface S3Settings {
  /** URL of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Settings of live mode, beside those of the default server. */
export interface LiveSettings extends Settings {
  dataFolder: string;
  /** Null: one SQLite file in the data folder. */
  databaseUrl: string | null;
  /** Null: mails are written to a folder in the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: resumes are kept in a folder in the data folder. */
  s3: S3Settings | null;
  /** Used once, when there is no account yet. */
  adminPassword: string | null;
  /** Needed to read `/metrics` from other machines; null allows only this machine. */
  metricsToken: string | null;
  /** Where webhooks may lead. */
  webhookAddresses: AllowedAddresses;
  options: LiveOptions;
}

const projectFolder = join(import.meta.dirname, '..', '..');
const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Of the log of what users of the dashboard did. */
const defaultLogDays = 365;

/** True for a service on this machine, which no one else can reach. */
const isLocal = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';

/**
 * Reads the operator's settings. An empty variable counts as not set.
 * @throws Error that names the variable, its allowed values and its value (never a secret)
 */
export function readLiveSettings(environment: Environment): LiveSettings {
  const value = (name: string) => environment[name] || null;
  const settings = readSettings({
    ...environment,
    DIST_FOLDER: environment['DIST_FOLDER'] || join(projectFolder, builtFolders.live),
  });
  return {
    ...settings,
    dataFolder: resolve(value('DATA_FOLDER') ?? join(projectFolder, 'data')),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    smtpUrl: readSmtpUrl(value('SMTP_URL')),
    mailFrom: value('MAIL_FROM') ?? brand.email.general,
    s3: readS3(environment),
    adminPassword: value('ADMIN_PASSWORD'),
    metricsToken: value('METRICS_TOKEN'),
    webhookAddresses: readAddresses(value('WEBHOOK_ADDRESSES') ?? 'public'),
    options: {
      publicOrigin: readOrigin(value('PUBLIC_ORIGIN') ?? `http://localhost:${settings.port}`),
      trustedProxies: readWhole(value('TRUSTED_PROXIES'), 'TRUSTED_PROXIES', 0) ?? 0,
      notify: {
        enquiries: value('NOTIFY_ENQUIRIES') ?? brand.email.general,
        applications: value('NOTIFY_APPLICATIONS') ?? brand.email.careers,
      },
      retentionDays: {
        applications: readDays('KEEP_APPLICATIONS_DAYS', value, 'applications'),
        enquiries: readDays('KEEP_ENQUIRIES_DAYS', value, 'enquiries'),
        spam: readDays('KEEP_SPAM_DAYS', value, 'spam'),
        mails: readDays('KEEP_MAILS_DAYS', value, 'mails'),
        unconfirmed: legalFacts().retention.unconfirmed.days,
        log: readLogDays(value('KEEP_LOG_DAYS')),
      },
    },
  };
}

function readWhole(text: string | null, name: string, fallback: number | null): number | null {
  if (text === null) return fallback;
  if (!/^\d{1,5}$/.test(text))
    throw new Error(`${name} must be a whole number, but it is ${JSON.stringify(text)}`);
  return Number(text);
}

/** Days after which a kind of data is deleted: as the privacy policy says, or as the operator says, but no later. */
function readDays(
  name: string,
  value: (name: string) => string | null,
  kind: 'applications' | 'enquiries' | 'spam' | 'mails',
): number {
  const promised = legalFacts().retention[kind].days;
  const days = readWhole(value(name), `${name} (days)`, promised) ?? promised;
  if (days === 0) throw new Error(`${name} must be at least 1 day`);
  if (days > promised)
    throw new Error(
      `${name} is ${days} days, but the privacy policy promises ${promised} at most: set no more, or change retention.${kind} in ${legalFactsFile} and build again`,
    );
  return days;
}

/** The log is about users of the dashboard, of whom the privacy policy does not speak. */
function readLogDays(text: string | null): number {
  const days = readWhole(text, 'KEEP_LOG_DAYS (days)', null) ?? defaultLogDays;
  if (days === 0) throw new Error('KEEP_LOG_DAYS must be at least 1 day');
  return days;
}

function readUrl(text: string, name: string, example: string): URL {
  const url = URL.parse(text);
  // The value may contain a password, so it is not printed.
  if (!url) throw new Error(`${name} must be an address such as ${example}`);
  return url;
}

function readOrigin(text: string): string {
  const url = readUrl(text, 'PUBLIC_ORIGIN', 'https://www.example.com');
  const isOrigin = url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (!isOrigin || !['http:', 'https:'].includes(url.protocol))
    throw new Error(
      `PUBLIC_ORIGIN must be scheme and host alone, such as https://www.example.com, but it is ${JSON.stringify(text)}`,
    );
  if (url.protocol === 'http:' && !isLocal(url))
    throw new Error(
      `PUBLIC_ORIGIN must begin with https:// (browsers keep the session cookie on https alone), but it is ${JSON.stringify(text)}`,
    );
  return url.origin;
}

function readAddresses(text: string): AllowedAddresses {
  if (text === 'public' || text === 'any') return text;
  throw new Error(
    `WEBHOOK_ADDRESSES must be public or any (also private addresses and http://), but it is ${JSON.stringify(text)}`,
  );
}

function readDatabaseUrl(text: string | null): string | null {
  if (text === null) return null;
  const { protocol } = readUrl(text, 'DATABASE_URL', 'postgres://user:password@host:5432/name');
  if (!['postgres:', 'postgresql:'].includes(protocol))
    throw new Error(`DATABASE_URL must begin with postgres://, but it begins with ${protocol}//`);
  return text;
}

function readSmtpUrl(text: string | null): string | null {
  if (text === null) return null;
  const { protocol } = readUrl(text, 'SMTP_URL', 'smtps://user:password@mail.example.com:465');
  if (!['smtp:', 'smtps:'].includes(protocol))
    throw new Error(`SMTP_URL must begin with smtp:// or smtps://, but it begins with ${protocol}//`);
  return text;
}

function readS3(environment: Environment): S3Settings | null {
  const missing = s3Names.filter((name) => !environment[name] && name !== 'S3_REGION');
  if (missing.length === s3Names.length - 1) return null;
  if (missing.length > 0)
    throw new Error(`For resumes in an S3 store ${missing.join(', ')} must be set as well`);
  const { origin, pathname } = readUrl(
    environment['S3_ENDPOINT'] ?? '',
    'S3_ENDPOINT',
    'https://s3.example.com',
  );
  return {
    endpoint: origin + pathname.replace(/\/$/, ''),
    bucket: environment['S3_BUCKET'] ?? '',
    region: environment['S3_REGION'] || 'us-east-1',
    accessKeyId: environment['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: environment['S3_SECRET_ACCESS_KEY'] ?? '',
  };
}

/** Describes the settings, one line each: what is set, what is not, and the effect. Without secrets. */
export function describeSettings({
  dataFolder,
  databaseUrl,
  smtpUrl,
  mailFrom,
  s3,
  metricsToken,
  webhookAddresses,
  options,
}: LiveSettings): string[] {
  const { retentionDays: keep } = options;
  const { logs, backups } = legalFacts().retention;
  return [
    `Visitors come to ${options.publicOrigin} (PUBLIC_ORIGIN); links in mails begin with it.`,
    databaseUrl
      ? `Records go to PostgreSQL at ${URL.parse(databaseUrl)?.host} (DATABASE_URL).`
      : `Records go to one SQLite file in ${dataFolder} (DATABASE_URL is not set).`,
    s3
      ? `Resumes go to the bucket ${s3.bucket} at ${s3.endpoint} (S3_…).`
      : `Resumes go to a folder in ${dataFolder} (S3_ENDPOINT is not set).`,
    smtpUrl
      ? `Mails go through ${URL.parse(smtpUrl)?.host} from ${mailFrom} (SMTP_URL).`
      : `Mails are NOT sent: each becomes a file in ${join(dataFolder, 'outbox')} (SMTP_URL is not set).`,
    `Notices go to ${options.notify.enquiries} (NOTIFY_ENQUIRIES) and ${options.notify.applications} (NOTIFY_APPLICATIONS).`,
    options.trustedProxies === 0
      ? 'No proxy is believed (TRUSTED_PROXIES is 0): limits count the address of the connection.'
      : `${options.trustedProxies} proxies in front are believed (TRUSTED_PROXIES).`,
    `Kept, in days: applications ${keep.applications}, enquiries ${keep.enquiries}, spam ${keep.spam}, mails ${keep.mails} (KEEP_…_DAYS), as the privacy policy promises; logs ${logs.days} and backups ${backups.days}, which you delete yourself. The log of the dashboard ${keep.log} (KEEP_LOG_DAYS).`,
    ...(webhookAddresses === 'any'
      ? ['Webhooks may lead to any address, also in your own network (WEBHOOK_ADDRESSES).']
      : []),
    `/metrics can be read ${metricsToken ? 'with the token (METRICS_TOKEN)' : 'from this machine alone (METRICS_TOKEN is not set)'}.`,
  ];
}
