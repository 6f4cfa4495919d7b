import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePdf } from '../server/live/test-support/resume-samples.ts';
import { loginSteps } from '../server/live/security/login-throttle.ts';
import { rateLimits } from '../server/live/security/rate-limit.ts';
import { applicationBody, testPassword } from '../test-support/live-server.ts';
import { siteName } from '../test-support/nginx-in-front.ts';
import {
  check,
  countOf,
  enquire,
  failed,
  forged,
  inTurn,
  json,
  newVisitor,
  nginx,
  share,
  site,
  statusesOf,
  textIn,
} from './behind-nginx-site.ts';
import { checkUploads } from './behind-nginx-uploads.ts';
import { sendWhile } from './send-while.ts';
import { openDashboard, type Visitor } from './visitor.ts';

/**
 * `node stress/behind-nginx.ts`: two live servers with one PostgreSQL and one folder of resumes, behind nginx
 * with TLS as in docs/how-to/go-live.md, on high ports (about 20 s). Prints a line per check; exits with 1
 * when one fails or a program is missing (nginx, openssl, PostgreSQL; NGINX names the program). Only on
 * Linux, because each visitor has an address.
 */

async function checkPages(): Promise<void> {
  const insecure = await fetch(`http://127.0.0.1:${nginx.httpPort}/contact`, { redirect: 'manual' });
  check(
    'http leads to https',
    insecure.status === 308,
    `${insecure.status} ${insecure.headers.get('location')}`,
  );
  const page = await newVisitor().ask('/contact');
  const policy = String(page.headers['content-security-policy']);
  check(
    'a page is served, with its security headers once',
    page.status === 200 &&
      page.bytes.includes('</html>') &&
      !policy.includes(', ') &&
      policy.includes("script-src 'self'"),
    `${page.status}, ${page.bytes.length} bytes`,
  );
  const plain = await newVisitor().ask('/api/enquiries', {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      referer: `https://${siteName}/de/contact`,
    },
    body: 'name=Mira&email=plain@halden.example&message=Hello',
  });
  check(
    'a form without script goes back to its page',
    plain.status === 303 && plain.headers['location'] === '/de/contact#enquiry-sent',
    `${plain.status} ${String(plain.headers['location'])}`,
  );
  const text = await newVisitor().ask('/contact', { headers: { accept: 'text/markdown, */*;q=0.1' } });
  const type = String(text.headers['content-type']);
  check(
    'a page comes as Markdown to those who ask for it',
    type.startsWith('text/markdown') && String(text.headers['vary']).includes('Accept,'),
    `${type}, Vary: ${String(text.headers['vary'])}`,
  );
  const metrics = await newVisitor().ask('/metrics');
  check('figures are not for visitors', metrics.status === 403, `/metrics ${metrics.status}`);
}

async function checkSharing(): Promise<string> {
  const { value, each, isByBoth } = await share(() =>
    Promise.all(Array.from({ length: 20 }, (_, turn) => enquire(newVisitor(), `many-${turn}`))),
  );
  check('both processes get requests', isByBoth && countOf(statusesOf(value), 201) === 20, each);

  const admin = newVisitor();
  const login = await admin.ask('/api/session', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ password: testPassword }),
  });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const asked = await share(() => inTurn(6, () => admin.ask('/api/session', { headers: { cookie } })));
  check(
    'a session of one process counts in the other',
    login.status === 204 && asked.isByBoth && countOf(statusesOf(asked.value), 200) === 6,
    `login ${login.status}; ${statusesOf(asked.value).join(' ')}, ${asked.each}`,
  );
  return cookie;
}

async function checkLimits(): Promise<void> {
  const guess = (visitor: Visitor, account: string, turn: number) =>
    visitor.ask('/api/session', {
      method: 'POST',
      headers: { ...json, ...forged(turn) },
      body: JSON.stringify({ email: account, password: 'a guess' }),
    });
  const guesser = newVisitor();
  for (const [of, { tries }, work] of [
    ['an address', loginSteps.address[0]!, (turn: number) => guess(guesser, `nobody-${turn}`, turn)],
    ['an account', loginSteps.account[0]!, (turn: number) => guess(newVisitor(), 'somebody', turn)],
  ] as const) {
    const { value, each, isByBoth } = await share(() => inTurn(tries + 2, work));
    const statuses = statusesOf(value);
    check(
      `failed logins of ${of} are counted over both, and no forged address helps`,
      isByBoth && countOf(statuses, 401) === tries && countOf(statuses, 429) === 2,
      `${statuses.join(' ')}, ${each}`,
    );
  }

  const { requests } = rateLimits.enquiry;
  const flooder = newVisitor();
  const flood = await share(() =>
    inTurn(requests + 2, (turn) => enquire(flooder, `flood-${turn}`, forged(turn))),
  );
  const taken = statusesOf(flood.value);
  const retryAfter = flood.value.at(-1)?.headers['retry-after'];
  const other = await enquire(newVisitor(), 'not-of-the-flood');
  check(
    'requests of an address are counted over both, and no forged address helps',
    flood.isByBoth &&
      countOf(taken, 201) === requests &&
      countOf(taken, 429) === 2 &&
      Number(retryAfter) > 0 &&
      other.status === 201,
    `${taken.join(' ')} with Retry-After ${String(retryAfter)}, another address ${other.status}; ${flood.each}`,
  );
}

/** How many items of the list have this text. */
async function totalOf(list: string, q: string, cookie: string): Promise<string> {
  const visitor = newVisitor();
  const session = await visitor.ask('/api/session', { headers: { cookie } });
  const headers = { ...json, cookie, 'x-csrf-token': textIn(session, 'csrfToken') };
  const body = JSON.stringify({ q });
  return textIn(await visitor.ask(`/api/admin/${list}`, { method: 'POST', headers, body }), 'total');
}

async function checkRepeats(cookie: string): Promise<void> {
  const mark = `twice-${randomUUID().slice(0, 8)}`;
  const enquiries = await share(() =>
    Promise.all(Array.from({ length: 6 }, () => enquire(newVisitor(), mark))),
  );
  const references = new Set(enquiries.value.map((answer) => textIn(answer, 'reference')));
  const stored = await totalOf('enquiries', mark, cookie);
  check(
    'one enquiry sent six times at once is stored once',
    enquiries.isByBoth && references.size === 1 && stored === '1',
    `${statusesOf(enquiries.value).join(' ')}, ${references.size} reference, ${stored} stored, ${enquiries.each}`,
  );
  const { body, type } = applicationBody(mark, samplePdf());
  const headers = { 'content-type': type };
  const applications = await share(() =>
    Promise.all(
      Array.from({ length: 4 }, () =>
        newVisitor().ask('/api/applications', { method: 'POST', headers, body }),
      ),
    ),
  );
  const ids = new Set(applications.value.map((answer) => textIn(answer, 'id')));
  const kept = await totalOf('applications', mark, cookie);
  check(
    'one application sent four times at once is stored once',
    applications.isByBoth && ids.size === 1 && kept === '1',
    `${statusesOf(applications.value).join(' ')}, ${ids.size} id, ${kept} stored, ${applications.each}`,
  );
}

async function checkArrivals(cookie: string): Promise<void> {
  const opened = await share(async () => [
    await openDashboard(nginx, cookie),
    await openDashboard(nginx, cookie),
  ]);
  const dashboards = opened.value;
  await Promise.all(dashboards.map((dashboard) => dashboard.hears('retry:', 5000)));
  // By then each process has read the existing records.
  await wait(500);
  const from = performance.now();
  const mark = 'heard-by-both';
  const answer = await enquire(newVisitor(), mark);
  const heard = await Promise.all(
    dashboards.map((dashboard) => dashboard.hears(mark, 8000).catch(() => Infinity)),
  );
  for (const dashboard of dashboards) dashboard.close();
  const delays = heard.map((at) => Math.round(at - from)).toSorted((one, other) => one - other);
  check(
    'an arrival reaches dashboards on both processes, unbuffered',
    answer.status === 201 &&
      opened.isByBoth &&
      (delays[0] ?? Infinity) < 1000 &&
      (delays[1] ?? Infinity) < 4500,
    `after ${delays.join(' and ')} ms; streams: ${opened.each}`,
  );
}

async function checkUnderLoad(what: string, cookie: string, work: () => Promise<void>): Promise<void> {
  const total = async () => Number(await totalOf('enquiries', 'under-load', cookie));
  const before = await total();
  const { sent, troubles, summary } = await sendWhile(site, work);
  const stored = (await total()) - before;
  check(
    what,
    troubles === 0 && stored === sent && sent > 50,
    `${sent} sent, ${stored} stored; not at the first try: ${summary}`,
  );
}

async function checkKillAndRestart(cookie: string): Promise<void> {
  await checkUnderLoad('one process is killed: the other goes on, and nobody notices', cookie, () =>
    site.end(0, 'SIGKILL'),
  );
  await site.startAgain(0);
  await checkUnderLoad('both are restarted one after the other: nobody notices', cookie, async () => {
    for (const index of [0, 1] as const) {
      await site.end(index, 'SIGTERM');
      await site.startAgain(index);
    }
  });
}

try {
  await checkPages();
  const cookie = await checkSharing();
  await checkLimits();
  await checkRepeats(cookie);
  await checkArrivals(cookie);
  await checkUploads(cookie);
  await checkKillAndRestart(cookie);
} finally {
  await site.remove();
}
console.log(failed.length === 0 ? 'Everything was right.' : `${failed.length} of them wrong.`);
if (failed.length > 0) process.exitCode = 1;
