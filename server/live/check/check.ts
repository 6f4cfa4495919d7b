import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import * as v from 'valibot';
import { buildCommands, type LiveSite } from '#server/served-site.ts';
import { productVersion } from '#server/product-version.ts';
import { errorCode, errorText } from '#server/site/error-place.ts';
import { readStaticSite } from '#server/site/static-files.ts';
import { databaseFileIn, newerTables, openDatabase, ping, type Database } from '#server/live/database.ts';
import { freeBytesAt, lowDiskBytes } from '#server/live/disk.ts';
import { migrationsFor } from '#server/live/migrations.ts';
import { rowOf } from '#server/live/outbox/outbox.store.ts';
import { createSmtpTransport, createWebhookTransport } from '#server/live/outbox/transports.ts';
import { createProvider } from '#server/live/sessions/oidc.ts';
import { isPasswordSet } from '#server/live/sessions/password.ts';
import { describeSettings, warningMark, type LiveSettings } from '#server/live/settings.ts';
import { allowCheck, checkPath, checkTokenHeader, endCheck, serverViewSchema } from './check.route.ts';

/**
 * The command `check`: tests an installation as its first visitor would, and prints one line for each part. A problem
 * says what to do; secrets are never printed.
 */

const answerMs = 10_000;
const mailTimeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 15_000, sendMs: 30_000 };
/** What is sent has no record. */
const nobody = { id: '', email: '' };
/** An IP address of no machine (RFC 5737), sent as a forged entry of X-Forwarded-For. */
const forgedIp = '192.0.2.1';

export interface CheckOptions {
  /** Receiver of the test mail; by default those of notices. */
  to?: string | undefined;
  /** Only what would stop the server at its start; sends and changes nothing. */
  isBeforeStart?: boolean | undefined;
}

/** @returns whether everything is right @param print takes each line */
export async function checkInstallation(
  site: LiveSite,
  settings: LiveSettings,
  { to, isBeforeStart = false }: CheckOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const hide = secretsOf(settings);
  let problems = 0;
  /** @param part returns what is right, or throws the problem; @returns whether it is right */
  async function report(name: string, part: () => Promise<string> | string): Promise<boolean> {
    try {
      print(`ok       ${name}: ${hide(await part())}`);
      return true;
    } catch (error) {
      problems += 1;
      print(`problem  ${name}: ${hide(problemOf(error))}`);
      return false;
    }
  }

  await report('build', () => checkBuild(site, settings));
  if (isBeforeStart) await report('database', () => checkTables(settings));
  else {
    for (const line of describeSettings(site, settings))
      if (line.startsWith(warningMark))
        await report('settings', () => Promise.reject(new Error(line.slice(warningMark.length))));
    await report('disk', () => checkDisk(settings));
    const database = await openExisting(settings).catch((error: unknown) => error);
    await report('database', async () => {
      if (!isDatabase(database)) throw database;
      await ping(database);
      return 'stores';
    });
    if (isDatabase(database)) {
      await report('login', () => checkLogin(settings, database));
      const isReached = await report('address', () => checkAddress(settings, database));
      if (isReached) await report('pages', () => checkPages(settings));
      await database.close();
    }
    for (const receiver of receiversOf(settings, to))
      await report('mail', () => sendTestMail(site, settings, receiver));
    if (settings.options.webhook) await report('webhook', () => sendTestEvent(site, settings));
  }
  return problems === 0;
}

/** Replaces passwords and keys of the settings, which a server or a library may quote. */
function secretsOf({ smtpUrl, databaseUrl, options: { webhook, oidc } }: LiveSettings) {
  const passwords = [smtpUrl, databaseUrl].flatMap((url) => {
    const password = (url && URL.parse(url)?.password) || '';
    return [password, decodeURIComponent(password)];
  });
  // The path of a webhook's address is often its key.
  const hook = webhook && new URL(webhook.url);
  const secrets = [...passwords, webhook?.secret, hook && hook.pathname + hook.search, oidc?.clientSecret];
  const known = secrets.filter((secret) => secret !== undefined && secret !== null && secret.length > 1);
  return (text: string) => known.reduce<string>((left, secret) => left.replaceAll(secret ?? '', '…'), text);
}

/** What is printed of a problem: its message on one line. Those of the checks name the cause. */
const problemOf = (error: unknown) =>
  (error instanceof Error ? error.message || error.name : String(error)).replaceAll(/\s+/g, ' ').trim();

function checkBuild({ version }: LiveSite, { distFolder }: LiveSettings): string {
  readStaticSite(distFolder, 'live');
  if (version !== productVersion)
    throw new Error(
      `${distFolder} was built by ${version}, and the server is ${productVersion}; build the site again with: ${buildCommands.live}`,
    );
  return `${distFolder}, version ${version}`;
}

async function checkDisk({ dataFolder }: LiveSettings): Promise<string> {
  let folder = dataFolder;
  while (!existsSync(folder)) folder = dirname(folder);
  const bytes = await freeBytesAt(folder);
  const free = `${(bytes * 1e-9).toFixed(1)} GB free for ${dataFolder} (DATA_FOLDER)`;
  if (bytes < lowDiskBytes)
    throw new Error(`only ${free}: make room, or move it to a larger disk. Forms may store 2 GB a day`);
  return free;
}

/** Compares the tables with those of this release, without changing them. */
async function checkTables(settings: LiveSettings): Promise<string> {
  const applied = await appliedMigrations(settings);
  const known = Object.keys(migrationsFor(settings.databaseUrl ? 'postgres' : 'sqlite'));
  if (applied.some((name) => !known.includes(name))) throw new Error(newerTables);
  return known.every((name) => applied.includes(name))
    ? 'has the tables of this release'
    : 'the server will create or change its tables; an earlier release needs the backup of before then';
}

/** Kysely's list of what was done to the tables; empty where there are none. */
async function appliedMigrations({ databaseUrl, dataFolder }: LiveSettings): Promise<string[]> {
  const table = 'kysely_migration';
  const names = `select name from ${table}`;
  if (!databaseUrl) {
    const file = databaseFileIn(dataFolder);
    if (!existsSync(file)) return [];
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const found = database.prepare('select 1 from sqlite_schema where name = ?').get(table);
      return found
        ? database
            .prepare(names)
            .all()
            .map(({ name }) => String(name))
        : [];
    } finally {
      database.close();
    }
  }
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: answerMs });
  try {
    await client.connect();
    const { rows } = await client.query('select to_regclass($1) as found', [table]);
    return rows[0].found === null ? [] : (await client.query(names)).rows.map(({ name }) => String(name));
  } finally {
    await client.end();
  }
}

const isDatabase = (value: unknown): value is Database =>
  typeof value === 'object' && value !== null && 'dialect' in value;

/** Never creates a file, because that would hide a wrong DATA_FOLDER. */
async function openExisting(settings: LiveSettings): Promise<Database> {
  const { databaseUrl, dataFolder } = settings;
  if (!databaseUrl && !existsSync(databaseFileIn(dataFolder)))
    throw new Error(`${dataFolder} contains no database: start the server first, or correct DATA_FOLDER`);
  try {
    return await openDatabase(settings);
  } catch (error) {
    throw new Error(
      `${errorText(error)}. ${databaseUrl ? 'Check DATABASE_URL, and that PostgreSQL runs and lets this machine in' : `Check the rights of ${dataFolder}`}`,
      { cause: error },
    );
  }
}

async function checkLogin({ options }: LiveSettings, database: Database): Promise<string> {
  if (options.oidc) {
    const { host } = new URL(options.oidc.issuer);
    try {
      await createProvider(options.oidc, options.publicOrigin, () => new Date()).start();
    } catch (error) {
      throw new Error(`${host} does not answer as a provider: ${errorText(error)}. Check OIDC_ISSUER`, {
        cause: error,
      });
    }
    return `through ${host}`;
  }
  if (!(await isPasswordSet(database)))
    throw new Error('nobody can log in: set a password with the command “password”');
  return 'a password is set';
}

/** Asks the running server through its public address, by the way that visitors take. */
async function checkAddress({ options }: LiveSettings, database: Database): Promise<string> {
  const { publicOrigin, trustedProxies } = options;
  const token = await allowCheck(database, new Date());
  let answer: Response;
  try {
    answer = await ask(publicOrigin + checkPath, { [checkTokenHeader]: token, 'X-Forwarded-For': forgedIp });
  } finally {
    await endCheck(database);
  }
  const { status } = answer;
  if (status >= 300 && status < 400)
    throw new Error(
      `${publicOrigin} redirects to ${answer.headers.get('location')}; set PUBLIC_ORIGIN to the address that visitors end up at`,
    );
  if (status >= 500)
    throw new Error(
      `${publicOrigin} answers ${status}: the proxy does not reach the server. Check that it runs (systemctl status site), and that the proxy passes requests on to its HOST and PORT`,
    );
  const view = v.safeParse(serverViewSchema, await answer.json().catch(() => null));
  if (!view.success)
    throw new Error(
      `${publicOrigin} does not lead to this installation (${checkPath} answers ${status}). Check PUBLIC_ORIGIN and the proxy, that the server was started from this folder, and that it has the same DATABASE_URL and DATA_FOLDER`,
    );
  const { version, ip, forwardedFor, problem, closedForms } = view.output;
  if (version !== productVersion)
    throw new Error(
      `the server that runs is version ${version}, and this folder ${productVersion}: restart it`,
    );
  if (problem !== null) throw new Error(`the server is not ready: ${problem}`);
  const proxies = forwardedFor.split(',').filter((entry) => !['', forgedIp].includes(entry.trim())).length;
  if (proxies !== trustedProxies)
    throw new Error(
      `TRUSTED_PROXIES is ${trustedProxies}, but the number of proxies in front of the server is ${proxies}: ${proxies < trustedProxies ? 'visitors can choose the address that limits count' : 'all visitors share the limits of one address'}. Set TRUSTED_PROXIES=${proxies}${proxies === 0 ? ', or let the proxy append the address of its client to X-Forwarded-For' : ''}`,
    );
  const closed = closedForms.map((line) => `; ${line}`).join('');
  return `${publicOrigin} leads here; proxies: ${proxies}; address of this machine there: ${ip}${closed}`;
}

/** @throws Error with what is wrong with a connection */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const { origin } = new URL(url);
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
  } catch (error) {
    const reason = errorText(error);
    const advice = /CERT|SELF_SIGNED|ISSUER/.test(reason)
      ? 'Renew the certificate of the proxy, or name this host in it'
      : 'Check the name in DNS, and that the proxy runs and its port is open';
    throw new Error(`${origin} cannot be reached from this machine (${reason}). ${advice}`, { cause: error });
  }
}

/** A proxy may serve the pages itself, and the server holds those with which it was started. */
async function checkPages({ distFolder, options: { publicOrigin } }: LiveSettings): Promise<string> {
  const answer = await ask(publicOrigin);
  const served = await answer.text();
  if (answer.status !== 200 || served !== readFileSync(join(distFolder, 'index.html'), 'utf8'))
    throw new Error(
      `${publicOrigin}/ (status ${answer.status}) is not the page in ${distFolder}. Restart the server, copy the build to the folder that the proxy serves, or stop the proxy from changing pages`,
    );
  return 'those of the build are served';
}

/** One line is enough where no mail is sent. */
const receiversOf = (
  { smtpUrl, options: { notify, alerts } }: LiveSettings,
  to: string | undefined,
): string[] =>
  to !== undefined || smtpUrl === null
    ? [to ?? '']
    : [...new Set([...notify.enquiries, ...notify.applications, ...alerts])];

async function sendTestMail(site: LiveSite, settings: LiveSettings, receiver: string): Promise<string> {
  const { smtpUrl, mailFrom, options } = settings;
  if (!smtpUrl)
    throw new Error(
      `emails are only written to files in ${join(settings.dataFolder, 'outbox')}: set SMTP_URL`,
    );
  const { host } = new URL(smtpUrl);
  const transport = createSmtpTransport(site, { url: smtpUrl, sender: mailFrom, timeouts: mailTimeouts });
  try {
    await transport.send(
      rowOf(
        {
          kind: 'mail',
          purpose: 'notice',
          to: receiver,
          subject: `Test mail from ${options.publicOrigin}`,
          text: `${site.settings.name} sends its emails through ${host}.\n`,
        },
        nobody,
        new Date().toISOString(),
      ),
    );
  } catch (error) {
    if (errorCode(error) === 'ETLS')
      throw new Error(
        `${host} offers no TLS (${errorText(error)}). Use smtps://, or a server that offers STARTTLS; without TLS, emails are only given to this machine: run a relay on it (smtp://localhost:25), or a tunnel to the other one`,
        { cause: error },
      );
    throw new Error(
      `${host} did not take a mail from ${mailFrom} to ${receiver}: ${errorText(error)}. Check SMTP_URL and MAIL_FROM`,
      { cause: error },
    );
  } finally {
    await transport.close();
  }
  return `${host} took a test mail from ${mailFrom} to ${receiver}; look whether it arrives`;
}

async function sendTestEvent(site: LiveSite, { options: { webhook } }: LiveSettings): Promise<string> {
  if (!webhook) return 'none';
  const { host } = new URL(webhook.url);
  const at = new Date().toISOString();
  const event = { kind: 'webhook', type: 'site.check', timestamp: at, data: {} } as const;
  try {
    await createWebhookTransport(site, webhook, () => new Date()).send(rowOf(event, nobody, at));
  } catch (error) {
    throw new Error(`${host} did not take an event: ${errorText(error)}. Check WEBHOOK_URL`, {
      cause: error,
    });
  }
  return `${host} took an event of the type ${event.type}`;
}
