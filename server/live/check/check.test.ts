import { createServer, request as httpRequest } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { readLiveSite, servedSiteFile } from '#server/served-site.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { createApp } from '#server/site/app.ts';
import { followBuild } from '#server/site/static-files.ts';
import { createHttpServer } from '#server/site/http-server.ts';
import { freePort, listenOnFreePort } from '#server/test-support/free-port.ts';
import { createLiveApi } from '#server/live/app.ts';
import { databaseFileIn } from '#server/live/database.ts';
import { readLiveSettings } from '#server/live/settings.ts';
import { setPassword } from '#server/live/sessions/password.ts';
import { createFixture, sampleOptions, type Fixture } from '#server/live/test-support/fixture.ts';
import { checkInstallation, type CheckOptions } from './check.ts';
import { checkPath, checkTokenHeader } from './check.route.ts';

const buildOf = (files: Record<string, string | undefined> = {}) => {
  const all = {
    'index.html': '<!doctype html><title>Home</title>',
    '404.html': '<!doctype html><title>Not found</title>',
    [servedSiteFile]: JSON.stringify(site),
    ...files,
  };
  return temporaryFolderOf(
    Object.fromEntries(
      Object.entries(all).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  );
};

/** A proxy as nginx is one: it appends the address of its client to X-Forwarded-For. */
async function proxyTo(port: number, answers?: number): Promise<number> {
  const server = createServer((request, response) => {
    if (answers !== undefined) {
      response.writeHead(answers, { location: 'https://elsewhere.example/' }).end();
      return;
    }
    const chain = [request.headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? ''].flat();
    const headers = { ...request.headers, 'x-forwarded-for': chain.join(', ') };
    const onward = httpRequest({ port, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    onward.end();
  });
  onTestFinished(() => void server.close());
  return listenOnFreePort(server);
}

const mails: string[] = [];
beforeEach(() => void mails.splice(0));

async function mailServer(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ password }, _session, callback) =>
      password === 'open sesame'
        ? callback(null, { user: 'site' })
        : callback(new Error(`no such password: ${password ?? ''}`)),
    onData: (stream, _session, callback) => {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
      stream.on('end', () => callback(null, String(mails.push(mail))));
    },
  });
  onTestFinished(() => server.close());
  return listenOnFreePort(server.server);
}

/** A live server behind proxies, and the environment of its operator. */
async function installation({
  proxies = 1,
  trusted,
  build = buildOf(),
}: { proxies?: number; trusted?: number; build?: string } = {}) {
  const trustedProxies = trusted ?? proxies;
  // The port decides the public address, which the routes need.
  const app = new Hono();
  const { server, stop } = createHttpServer(() => site, app);
  const serverPort = await listenOnFreePort(server);
  onTestFinished(stop);
  let port = serverPort;
  for (let count = 0; count < proxies; count += 1) port = await proxyTo(port);
  const publicOrigin = `http://localhost:${port}`;
  const live: Fixture = await createFixture({
    options: { ...sampleOptions, publicOrigin, trustedProxies },
    now: () => new Date(),
  });
  const routes = createApp(
    followBuild(build, 'live', () => site),
    createLiveApi(live.deps),
  );
  app.all('*', (context) => routes.fetch(context.req.raw, context.env));
  await setPassword(live.database, 'granite under the server');
  const environment: Record<string, string> = {
    HOST: '127.0.0.1',
    DIST_FOLDER: build,
    DATA_FOLDER: live.folder,
    PUBLIC_ORIGIN: publicOrigin,
    TRUSTED_PROXIES: String(trustedProxies),
    SMTP_URL: `smtp://127.0.0.1:${await mailServer()}`,
    NOTIFY_ENQUIRIES: 'desk@site.example',
    NOTIFY_APPLICATIONS: 'hiring@site.example',
  };
  return { live, environment, stop };
}

async function check(environment: Record<string, string>, options: CheckOptions = {}) {
  const lines: string[] = [];
  const built = readLiveSite(environment['DIST_FOLDER'] ?? '');
  const here = { ...built, settings: { ...built.settings, origin: environment['PUBLIC_ORIGIN'] ?? '' } };
  const isRight = await checkInstallation(here, readLiveSettings(here, environment), options, (line) =>
    lines.push(line),
  );
  return { isRight, lines, problems: lines.filter((line) => line.startsWith('problem')) };
}

describe('live check', () => {
  it.each([0, 1, 2])('finds nothing wrong with an installation behind %i proxies', async (proxies) => {
    const { environment, live } = await installation({ proxies });
    const { isRight, lines } = await check(environment);
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
    expect(isRight).toBe(true);
    const parts = lines.map((line) => /^ok {7}(\w+): /.exec(line)?.[1]);
    expect(parts).toEqual(['build', 'disk', 'database', 'login', 'address', 'pages', 'mail', 'mail']);
    expect(mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])).toEqual([
      'desk@site.example',
      'hiring@site.example',
    ]);
    expect(await live.stored.mails()).toEqual([]);
  });

  it.each([
    [
      0,
      1,
      /TRUSTED_PROXIES is 1, but the number of proxies .* is 0: visitors can choose .*Set TRUSTED_PROXIES=0, or let/,
    ],
    [
      1,
      0,
      /TRUSTED_PROXIES is 0, but the number of proxies .* is 1: all visitors share .*Set TRUSTED_PROXIES=1$/,
    ],
    [
      1,
      2,
      /TRUSTED_PROXIES is 2, but the number of proxies .* is 1: visitors can choose .*Set TRUSTED_PROXIES=1$/,
    ],
    [
      2,
      1,
      /TRUSTED_PROXIES is 1, but the number of proxies .* is 2: all visitors share .*Set TRUSTED_PROXIES=2$/,
    ],
  ])(
    'behind %i proxies with TRUSTED_PROXIES=%i says how many there are',
    async (proxies, trusted, message) => {
      const { environment } = await installation({ proxies, trusted });
      const { isRight, problems } = await check(environment, { to: 'me@site.example' });
      expect(isRight).toBe(false);
      expect(problems).toEqual([expect.stringMatching(message)]);
    },
  );

  it.each<[string, (port: number) => Promise<number> | number, RegExp]>([
    [
      'nothing listens',
      () => freePort(),
      /cannot be reached from this machine \(connect ECONNREFUSED [\w.:]+\)\. Check the name in DNS/,
    ],
    ['the proxy reaches no server', async () => proxyTo(await freePort()), /answers 502: the proxy does not/],
    ['it redirects', () => proxyTo(0, 308), /redirects to https:\/\/elsewhere\.example\//],
    ['another site answers', () => proxyTo(0, 404), /does not lead to this installation \(.* answers 404\)/],
    [
      'another site answers all',
      () => proxyTo(0, 200),
      /does not lead to this installation \(.* answers 200\)/,
    ],
  ])('%s at PUBLIC_ORIGIN', async (_, portOf, message) => {
    const { environment } = await installation();
    const port = await portOf(0);
    const { problems } = await check({ ...environment, PUBLIC_ORIGIN: `http://localhost:${port}` });
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(/^problem {2}address: /);
  });

  it('says that a server of another database answers', async () => {
    const [one, other] = [await installation(), await installation()];
    const { problems } = await check({ ...one.environment, DATA_FOLDER: other.live.folder });
    expect(problems).toEqual([expect.stringContaining('does not lead to this installation')]);
  });

  it('sends mail to one address only, and says what a mail server refuses without the password', async () => {
    const { environment } = await installation();
    await check(environment, { to: 'me@site.example' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: me@site\.example\r$/m);
    const { host } = new URL(environment['SMTP_URL'] ?? '');
    const { problems, lines } = await check({ ...environment, SMTP_URL: `smtp://site:s3cr%23t@${host}` });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(
      /^problem {2}mail: 127\.0\.0\.1:\d+ did not take a mail .*no such password: …/,
    );
    expect(lines.join('\n')).not.toMatch(/s3cr/);
  });

  it('says what to do with a mail server without TLS on another machine', async () => {
    const { environment } = await installation();
    const { port } = new URL(environment['SMTP_URL'] ?? '');
    // IPv4-mapped, so it is not recognised as this machine.
    const { problems } = await check(
      { ...environment, SMTP_URL: `smtp://[::ffff:127.0.0.1]:${port}` },
      { to: 'me@site.example' },
    );
    expect(problems).toEqual([expect.stringMatching(/offers no TLS .*smtp:\/\/localhost:25/)]);
    expect(mails).toEqual([]);
  });

  it('names what is missing: mail server, password, database, webhook', async () => {
    const { environment, live } = await installation();
    const { SMTP_URL: _, ...withoutMail } = environment;
    expect((await check(withoutMail)).problems).toEqual([
      expect.stringMatching(/^problem {2}mail: emails are only written to files in .*outbox: set SMTP_URL$/),
    ]);
    await live.database.write((db) => db.deleteFrom('settings').execute());
    expect((await check(environment)).problems).toEqual([
      'problem  login: nobody can log in: set a password with the command “password”',
    ]);
    const wrong = temporaryFolderOf();
    expect((await check({ ...environment, DATA_FOLDER: wrong })).problems).toEqual([
      `problem  database: ${wrong} contains no database: start the server first, or correct DATA_FOLDER`,
    ]);
    const hooks = {
      WEBHOOK_URL: `http://127.0.0.1:${await proxyTo(0, 500)}/s3cret-path`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 's').toString('base64')}`,
    };
    await setPassword(live.database, 'granite under the server');
    expect((await check({ ...environment, ...hooks })).problems).toEqual([
      expect.stringMatching(/^problem {2}webhook: 127\.0\.0\.1:\d+ did not take an event: answered 500/),
    ]);
    const postgres = { DATABASE_URL: `postgres://site:s3cret@127.0.0.1:${await freePort()}/site` };
    const { problems } = await check({ ...environment, ...postgres });
    expect(problems.join('\n')).toMatch(/^problem {2}database: .*ECONNREFUSED.*Check DATABASE_URL/);
    expect(problems.join('\n')).not.toContain('s3cret');
  });

  it('compares build, server and served pages', async () => {
    const build = buildOf();
    const { environment } = await installation({ build });
    writeFileSync(join(build, 'index.html'), '<!doctype html><title>New home</title>');
    expect((await check(environment)).problems).toEqual([
      expect.stringMatching(/^problem {2}pages: .*\(status 200\) is not the page in .*Restart the server/),
    ]);
    for (const [files, message] of [
      [
        { [servedSiteFile]: JSON.stringify({ ...site, version: '0.1.0' }) },
        'was built by 0.1.0, and the server is',
      ],
      [{ '404.html': undefined }, 'contains no built site'],
    ] as const) {
      const { problems } = await check(
        { ...environment, DIST_FOLDER: buildOf(files) },
        { isBeforeStart: true },
      );
      expect(problems).toEqual([expect.stringContaining(message)]);
      expect(problems[0]).toContain('SITE_MODE=live npm run build');
    }
  });

  it('before the start, says whether a release can use the database, and leaves it as it is', async () => {
    const { live } = await installation();
    const environment = {
      DIST_FOLDER: buildOf(),
      DATA_FOLDER: live.folder,
      PUBLIC_ORIGIN: 'http://localhost',
    };
    const now = async () => (await check(environment, { isBeforeStart: true })).lines.at(-1);
    expect(await now()).toBe('ok       database: has the tables of this release');
    const file = new DatabaseSync(databaseFileIn(live.folder));
    const { name } = file.prepare('select max(name) as name from kysely_migration').get() ?? {};
    file.prepare('delete from kysely_migration where name = ?').run(String(name));
    expect(await now()).toMatch(/^ok {7}database: the server will create or change its tables/);
    file
      .prepare('insert into kysely_migration values (?, ?), (?, ?)')
      .run(String(name), '', 'of-tomorrow', '');
    expect(await now()).toMatch(/^problem {2}database: a newer release has changed the tables/);
    file.close();
  });

  it('before the start, opens no database and sends nothing', async () => {
    const { lines, isRight } = await check(
      {
        DIST_FOLDER: buildOf(),
        DATA_FOLDER: join(temporaryFolderOf(), 'none'),
        PUBLIC_ORIGIN: 'http://localhost',
      },
      { isBeforeStart: true },
    );
    expect(lines.map((line) => line.split(':')[0])).toEqual(['ok       build', 'ok       database']);
    expect(isRight).toBe(true);
  });
});

it('the server tells nobody else what it sees', async () => {
  const { live } = await installation();
  for (const token of ['', 'x'.repeat(43), 'x'])
    expect((await live.app.request(checkPath, { headers: { [checkTokenHeader]: token } })).status).toBe(404);
});
