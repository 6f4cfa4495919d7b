import { quantity } from '#shared/quantity.ts';
import { join, resolve } from 'node:path';
import parseMailboxes from 'nodemailer/lib/addressparser';
import type { LiveSite } from '#server/served-site.ts';
import { readSettings, type Settings } from '#server/site/env.ts';
import type { LiveOptions } from './deps.ts';
import { accountsOf, type OidcSettings } from './sessions/oidc.ts';
import { logDays } from './people/retention.ts';
import { isThisMachine } from './this-machine.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of live mode, beside those of the default server (PORT, HOST, DIST_FOLDER). */
export interface LiveSettings extends Settings {
  dataFolder: string;
  /** Null: one SQLite file in the data folder. */
  databaseUrl: string | null;
  /** Null: emails are written to a folder in the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  options: LiveOptions;
}

const projectFolder = join(import.meta.dirname, '..', '..');

/**
 * All settings, each with its value when it is not set. A reader gets the text, never an empty one, and throws
 * what is wrong with it; the text itself may be a secret.
 */
const readersOf = ({ settings: { contact, origin } }: LiveSite) =>
  ({
    PUBLIC_ORIGIN: { unset: origin, read: readOrigin },
    TRUSTED_PROXIES: { unset: 0, read: readProxies },
    DATA_FOLDER: { unset: join(projectFolder, 'data'), read: (text: string) => resolve(text) },
    DATABASE_URL: { unset: null, read: urlOf('postgres://user:password@host:5432/name', 'postgresql:') },
    SMTP_URL: { unset: null, read: urlOf('smtps://user:password@mail.example.com:465', 'smtp:') },
    MAIL_FROM: { unset: contact.email.general, read: readMailbox },
    NOTIFY_ENQUIRIES: { unset: [contact.email.general], read: readReceivers },
    NOTIFY_APPLICATIONS: { unset: [contact.email.careers], read: readReceivers },
    ALERT_EMAILS: { unset: null, read: readReceivers },
    OIDC_ISSUER: { unset: null, read: readIssuer },
    OIDC_CLIENT_ID: { unset: null, read: String },
    OIDC_CLIENT_SECRET: { unset: null, read: String },
    OIDC_ADDRESS_CLAIM: { unset: 'email', read: String },
    ADMIN_EMAILS: { unset: null, read: readAdmins },
    WEBHOOK_URL: { unset: null, read: readWebhookUrl },
    WEBHOOK_SECRET: { unset: null, read: readWebhookSecret },
  }) as const;

type Readers = ReturnType<typeof readersOf>;

type Values = {
  [Name in keyof Readers]: ReturnType<Readers[Name]['read']> | Readers[Name]['unset'];
};

/**
 * Reads the operator's settings. An empty variable counts as not set.
 * @throws Error of one line that names the variable and what it must be, never a secret
 */
export function readLiveSettings(site: LiveSite, environment: Environment): LiveSettings {
  const settings = readSettings(environment, 'live');
  const entries = Object.entries(readersOf(site)).map(([name, { unset, read }]) => {
    const text = environment[name]?.trim();
    try {
      return [name, text ? read(text) : unset] as const;
    } catch (error) {
      throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
  // Object.fromEntries loses which reader made which value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const values = Object.fromEntries(entries) as Values;
  return {
    ...settings,
    dataFolder: values.DATA_FOLDER,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    options: {
      publicOrigin: values.PUBLIC_ORIGIN,
      trustedProxies: values.TRUSTED_PROXIES,
      notify: { enquiries: values.NOTIFY_ENQUIRIES, applications: values.NOTIFY_APPLICATIONS },
      alerts: values.ALERT_EMAILS ?? values.NOTIFY_ENQUIRIES,
      webhook: webhookOf(values),
      oidc: oidcOf(values),
    },
  };
}

function webhookOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Values): LiveOptions['webhook'] {
  if (url === null) return null;
  if (secret === null)
    throw new Error(
      'WEBHOOK_SECRET must be set with WEBHOOK_URL: without it nobody can tell who has sent an event',
    );
  return { url, secret };
}

function oidcOf(values: Values): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const { OIDC_ADDRESS_CLAIM: addressClaim, ADMIN_EMAILS: admins } = values;
  if (issuer === null) {
    const name = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'ADMIN_EMAILS'] as const).find(
      (one) => values[one] !== null,
    );
    if (name) throw new Error(`OIDC_ISSUER must be set with ${name}`);
    return null;
  }
  if (clientId === null || clientSecret === null || admins === null)
    throw new Error('OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and ADMIN_EMAILS must be set with OIDC_ISSUER');
  if (addressClaim !== 'email' && accountsOf(issuer) !== 'own')
    throw new Error(
      'OIDC_ADDRESS_CLAIM must not be set for an issuer that others share: they could write any address into the claim',
    );
  return { issuer, clientId, clientSecret, addressClaim, admins };
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (
    !url ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username ||
    !/^https?:$/.test(url.protocol)
  )
    throw new Error(
      `must consist of scheme and host only, such as https://www.example.com, but it is ${JSON.stringify(text)}`,
    );
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    throw new Error(
      `must begin with https:// (browsers keep the session cookie only over https), but it is ${JSON.stringify(text)}`,
    );
  return url.origin;
}

function readProxies(text: string): number {
  if (!/^\d{1,2}$/.test(text))
    throw new Error(`must be a whole number from 0 to 99, but it is ${JSON.stringify(text)}`);
  return Number(text);
}

/** @param otherScheme allowed beside that of the example */
function urlOf(example: string, otherScheme: string): (text: string) => string {
  const scheme = new URL(example).protocol;
  return (text) => {
    const url = URL.parse(text);
    if (!url || !url.host) throw new Error(`must be an address such as ${example}`);
    if (url.protocol !== scheme && url.protocol !== otherScheme)
      throw new Error(
        `must begin with ${scheme}// or ${otherScheme}//, but it begins with ${url.protocol}//`,
      );
    return text;
  };
}

/** The addresses in `name@domain` and `Name <name@domain>`, with commas between, by the parser of the mailer. */
function parseEmails(text: string): string[] | null {
  const addresses = parseMailboxes(text).map((mailbox) => mailbox.address ?? '');
  const isList = addresses.length > 0 && addresses.every((one) => /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(one));
  return isList ? [...new Set(addresses)] : null;
}

function readReceivers(text: string): readonly string[] {
  const addresses = parseEmails(text);
  if (addresses === null)
    throw new Error(
      `must be addresses with commas between them, such as jobs@example.com, Mira <mira@example.com>, but it is ${JSON.stringify(text)}`,
    );
  return addresses;
}

/** A sender keeps its name. */
function readMailbox(text: string): string {
  if (parseEmails(text)?.length !== 1)
    throw new Error(
      `must be one address, such as jobs@example.com or Jobs <jobs@example.com>, but it is ${JSON.stringify(text)}`,
    );
  return text;
}

/** `fetch` refuses such an address when it is used. */
function refuseCredentials({ username, password }: URL): void {
  if (username || password) throw new Error('must not have a user name or password in it');
}

function readIssuer(text: string): string {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisMachine(url.hostname))))
    throw new Error(
      `must be an address such as https://accounts.google.com, but it is ${JSON.stringify(text)}`,
    );
  refuseCredentials(url);
  if (url.pathname.includes('/.well-known/'))
    throw new Error('must be the address before /.well-known/openid-configuration');
  if (accountsOf(text) === 'everybody')
    throw new Error(
      `must name your tenant, such as https://login.microsoftonline.com/<tenant id>/v2.0, but it is ${JSON.stringify(text)}: everybody with a Microsoft account could get in`,
    );
  return text;
}

function readAdmins(text: string): readonly string[] {
  const admins = text.split(/[\s,]+/).filter((one) => one !== '');
  const wrong = admins.find(
    (one) => !/^[\p{L}\d.!#$&'+/=?^_{|}~-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(one),
  );
  if (admins.length === 0 || wrong !== undefined)
    throw new Error(
      `must be addresses, or for a whole domain @ and its name such as @example.com, with commas between them, but it has ${JSON.stringify(wrong ?? '')}`,
    );
  return admins;
}

function readWebhookUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !(url.protocol === 'https:' || url.protocol === 'http:'))
    throw new Error('must be an address such as https://tools.example.com/hooks/site');
  refuseCredentials(url);
  return text;
}

/** The format of Standard Webhooks: 24 to 64 bytes in base64 after `whsec_`. */
function readWebhookSecret(text: string): string {
  const bytes = Buffer.from(text.replace(/^whsec_/, ''), 'base64').length;
  if (!/^whsec_[A-Za-z\d+/]+={0,2}$/.test(text) || bytes < 24 || bytes > 64)
    throw new Error('must be whsec_ and 24 to 64 random bytes in base64 (openssl rand -base64 32)');
  return text;
}

/** As `createSmtpTransport` uses it. */
function encryptionOf(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtps:') return 'with TLS';
  return isThisMachine(url.hostname) ? 'on this machine' : 'with STARTTLS, which it must offer';
}

const openHosts = ['0.0.0.0', '::'];

/** Begins a line about settings with which the site does not work as it should. */
export const warningMark = 'WARNING: ';

/** Describes the settings, one line each: what is set, what is not, and the effect. Without secrets. */
export function describeSettings(
  site: LiveSite,
  { host, port, dataFolder, databaseUrl, smtpUrl, mailFrom, options }: LiveSettings,
): string[] {
  const { publicOrigin, trustedProxies, notify, alerts, oidc, webhook } = options;
  const { logs, backups, applications, enquiries, spam, mails } = site.legal.retention;
  const { origin } = site.settings;
  const isTrial = isThisMachine(new URL(publicOrigin).hostname) && trustedProxies === 0;
  return [
    `Visitors use ${publicOrigin} (PUBLIC_ORIGIN); links in emails start with it.`,
    ...(publicOrigin === origin || isTrial
      ? []
      : [
          `${warningMark}PUBLIC_ORIGIN is ${publicOrigin}, but the pages were built for ${origin} (origin in site.yaml). If visitors use ${publicOrigin}, set origin to it and build again; otherwise correct PUBLIC_ORIGIN.`,
        ]),
    databaseUrl
      ? `Records go to PostgreSQL at ${URL.parse(databaseUrl)?.host} (DATABASE_URL).`
      : `Records go to one SQLite file in ${dataFolder} (DATABASE_URL is not set).`,
    smtpUrl
      ? `Emails go through ${URL.parse(smtpUrl)?.host} from ${mailFrom}, ${encryptionOf(smtpUrl)} (SMTP_URL).`
      : `Emails are NOT sent: each becomes a file in ${join(dataFolder, 'outbox')} (SMTP_URL is not set).`,
    `Notices go to ${notify.enquiries.join(', ')} (NOTIFY_ENQUIRIES) and ${notify.applications.join(', ')} (NOTIFY_APPLICATIONS), alerts to ${alerts.join(', ')} (ALERT_EMAILS).`,
    oidc
      ? `The dashboard is open to ${oidc.admins.join(', ')} (ADMIN_EMAILS) through ${URL.parse(oidc.issuer)?.host} (OIDC_ISSUER).`
      : 'Anyone with the password can open the dashboard; the command “password” sets it (OIDC_ISSUER is not set).',
    webhook
      ? `Events go to ${URL.parse(webhook.url)?.host} (WEBHOOK_URL).`
      : 'No webhook is called (WEBHOOK_URL is not set).',
    trustedProxies === 0
      ? 'No proxy is trusted (TRUSTED_PROXIES is 0): limits count the address of the connection.'
      : `The address of a visitor is entry ${trustedProxies} from the right in X-Forwarded-For (TRUSTED_PROXIES).`,
    ...(trustedProxies > 0 && (host === undefined || openHosts.includes(host))
      ? [
          `${host === undefined ? `${warningMark}HOST is not set` : `HOST is ${host}`}: anybody who reaches port ${port} without the proxy can write any address into X-Forwarded-For. ${host === undefined ? 'Set HOST=127.0.0.1, or in a container' : 'In a container'} publish the port on 127.0.0.1 alone.`,
        ]
      : []),
    `Kept, in days: applications ${applications.days}, enquiries ${enquiries.days}, spam ${spam.days}, emails ${mails.days}, the log of the dashboard ${logDays}.`,
    `Not deleted automatically, although the privacy policy promises it: delete logs after ${quantity(logs.days, 'day')} and backups after ${backups.days}.`,
  ];
}
