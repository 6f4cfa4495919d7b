import { editionOf, editionsOf } from '#content/edition.ts';
import { chosenSite } from '#content/chosen-site.ts';
import type { Site } from '#content/load-site.ts';
import { parseArgs } from 'node:util';
import { feeds } from '#shared/feeds.ts';
import { siteRedirects } from '#content/published/redirects.ts';
import { hasPage, hasPageIn, textAddresses } from '#content/pages/site-pages.ts';
import { immutableFolders } from '#server/site/cache-control.ts';
import { contentTypeOf } from '#server/site/content-types.ts';
import { securityHeadersOf, securityHeaders } from '#server/site/security-headers.ts';
import { servicePaths } from '#content/collections/services.ts';

/**
 * `advice`: some hosts cannot do it, and the site works without it. `missing` says what is wrong, unless it is right.
 */
type Finding = { path: string; verdict: 'right' | 'advice' | 'wrong'; missing: string };
type Answer = { status: number; headers: Headers; body: string };

async function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(15_000) });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const isHashed = (path: string) => immutableFolders.some((folder) => path.startsWith(`/${folder}/`));
const doesLead = ({ status, headers }: Answer, from: string, to: string) =>
  [301, 302, 307, 308].includes(status) && URL.parse(headers.get('Location') ?? '', from)?.href === to;
/** `text/javascript; charset=utf-8` is the same as `application/javascript`: browsers need no more. */
const kindOf = (type: string | null) => /\/([^;\s]+)(?!.*charset=(?!"?utf-8))/i.exec(type ?? '')?.[1];
/** The first file of each folder and extension that a page names, such as one script and one font. */
const filesOf = (html: string) => {
  const files = html.match(/(?<=\s(?:href|src)=")\/[^"#?]*\.\w+/g) ?? [];
  const byKind = Map.groupBy(files, (path) => path.replace(/^(\/[^/]*).*(\.\w+)$/, '$1 $2'));
  return [...byKind.values()].map(([first = '']) => first);
};

/** The directives of a header that another one lacks. */
const beside = (one: string, other: string) =>
  one
    .split('; ')
    .filter((directive) => !other.split('; ').includes(directive))
    .join('; ');

/**
 * Asks a deployed site for some thirty addresses (SPEC section 2, route table), one after the other, and compares what
 * comes with what our own server sends.
 * @param origin without a slash at the end, such as `https://www.example.com`
 * @throws Error when there is no answer
 */
export async function checkDeployed(site: Site, origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const at = (path: string, headers?: Record<string, string>) => ask(origin + path, headers);
  const judge = (path: string, isRight: boolean, missing: string, otherwise: 'wrong' | 'advice' = 'wrong') =>
    findings.push({ path, verdict: isRight ? 'right' : otherwise, missing });
  const judgeAnswer = (path: string, { status, headers }: Answer, file = path, wantedStatus = 200) => {
    judge(path, status === wantedStatus, `status is ${status}, not ${wantedStatus}`);
    const [type, cache] = [headers.get('Content-Type'), headers.get('Cache-Control')];
    const wanted = contentTypeOf(file);
    judge(path, kindOf(type) === kindOf(wanted), `Content-Type is ${type}, not ${wanted}`);
    for (const [name, value] of Object.entries(securityHeadersOf(securityHeaders(site), type, path))) {
      const sent = headers.get(name);
      const missing =
        sent === null
          ? `${name} is missing`
          : `${name} has "${beside(sent, value)}", not "${beside(value, sent)}"`;
      judge(path, sent === value || sent === securityHeaders(site)[name], missing);
    }
    const isForGood = status === 200 && isHashed(path);
    const isCacheRight = (isForGood ? /max-age=\d{8}.*immutable/ : /no-cache|max-age=0/).test(cache ?? '');
    judge(path, isCacheRight, `Cache-Control is ${cache}, not ${isForGood ? 'immutable' : 'no-cache'}`);
  };

  const home = await at('/');
  const files = filesOf(home.body);
  for (const edition of editionsOf(site)) {
    for (const address of ['/', ...servicePaths(editionOf(site)).slice(0, 1)]) {
      if (!textAddresses(edition).has(address)) continue;
      const page = edition.href(address);
      judgeAnswer(page, await at(page), 'page.html');
    }
    const path = edition.href('/no-such-page');
    const answer = await at(path);
    judgeAnswer(path, answer, '404.html', 404);
    const shown = /<html\b[^>]*\slang="?([\w-]+)/i.exec(answer.body)?.[1];
    judge(
      path,
      shown === edition.language,
      `is in ${shown}`,
      shown === site.defaultLanguage ? 'advice' : 'wrong',
    );
  }
  const feedPaths = editionsOf(site).flatMap((edition) =>
    Object.values(feeds).flatMap(({ page, path }) => (hasPageIn(edition, page) ? edition.href(path) : [])),
  );
  const fixed = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'];
  for (const path of [...files, ...fixed, ...feedPaths]) judgeAnswer(path, await at(path));
  const lost = `/${immutableFolders[0]}/no-such-file.js`;
  judgeAnswer(lost, await at(lost), '404.html', 404);

  const { body: robots } = await at('/robots.txt');
  judge('/robots.txt', !/^disallow:\s*\/\s*$/im.test(robots), 'blocks search engines');
  const isOurs = !origin.startsWith('https:') || robots.includes(`${origin}/sitemap.xml`);
  judge('/robots.txt', isOurs, `names another sitemap: origin in site.yaml is not ${origin}`, 'advice');
  const again = await at('/', { 'If-None-Match': home.headers.get('ETag') ?? '""' });
  judge('/', again.status === 304, 'is sent again when unchanged, instead of status 304', 'advice');
  for (const path of ['/', ...files.filter((file) => file.endsWith('.js'))])
    for (const [encoding, otherwise] of [['gzip', 'wrong'] as const, ['br', 'advice'] as const]) {
      const { headers } = await at(path, { 'Accept-Encoding': encoding });
      judge(
        path,
        headers.get('Content-Encoding') === encoding,
        `is not compressed with ${encoding}`,
        otherwise,
      );
    }
  for (const path of ['/_headers', '/_redirects', '/index.html.br', '/.env', '/.git/config'])
    judge(path, (await at(path)).status !== 200, 'is public, but should not be', 'advice');
  const page = editionOf(site).path(
    (['services', 'contact', 'careers'] as const).find((route) => hasPage(site, route)) ?? 'privacy',
  );
  for (const path of [`${page}/`, `${page}.html`])
    judge(path, doesLead(await at(path), origin, origin + page), `does not redirect to ${page}`, 'advice');
  for (const { path: from, to } of siteRedirects(site)
    .filter(({ query, isBelow }) => query.length === 0 && !isBelow)
    .slice(0, 1))
    judge(
      from,
      doesLead(await at(from), origin, origin + to),
      `does not redirect to ${to} with 301`,
      'advice',
    );
  // With a port in the address, the port for plain http is unknown.
  if (/^https:[^:]+$/.test(origin)) {
    const plain = origin.replace('https:', 'http:') + page;
    judge(plain, doesLead(await ask(plain), plain, origin + page), 'does not redirect to https');
  }
  return findings;
}

/** `npm run check-site -- --at https://www.example.com`: one line for all of a kind, 1 when something is wrong. */
if (import.meta.main) {
  const { at = '' } = parseArgs({ options: { at: { type: 'string' } } }).values;
  const findings = await checkDeployed(chosenSite(), URL.parse(at)?.origin ?? '').catch(
    (error: Error) => error,
  );
  if (findings instanceof Error) {
    console.error(
      `No answer from "${at}", an address like https://www.example.com: ${findings.message}${findings.cause instanceof Error ? ` (${findings.cause.message})` : ''}`,
    );
  } else {
    const count = (verdict: string) => findings.filter((finding) => finding.verdict === verdict).length;
    const open = findings.filter(({ verdict }) => verdict !== 'right');
    for (const [missing, all] of Map.groupBy(open, (finding) => finding.missing))
      console.log(`${all[0]?.verdict}: ${missing} (at ${all.length}, such as ${all[0]?.path})`);
    console.log(`${at}: ${count('right')} right, ${count('advice')} advice, ${count('wrong')} wrong`);
  }
  process.exitCode = findings instanceof Error || findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}
