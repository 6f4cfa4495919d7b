import { feeds } from '../config/feeds.ts';
import { defaultLanguage, languages } from '../config/locales.ts';
import { inLanguage, routes } from '../config/routes.ts';
import { servicePaths } from '../content/listed-services.ts';
import { hasPage } from '../content/site-pages.ts';
import { immutableFolders } from '../server/cache-control.ts';
import { gradeByObservatory } from '../server/observatory.ts';
import {
  compressionProblems,
  immutableProblems,
  pageProblems,
  redirectProblems,
  securityHeaderProblems,
  statusProblems,
  typeProblems,
  varyProblems,
} from './deployment-rules.ts';
import { checkMarkdown } from './deployment-markdown.ts';
import { judge, type Ask, type At, type Finding } from './deployment-findings.ts';

/** A server that does not answer must not block the check. */
const timeoutMs = 15_000;

/** Requests over the network. */
export const askOverNetwork: Ask = async (address, headers = {}) => {
  const response = await fetch(address, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
};

/** Pages that link to files of every kind. */
const sources = (['home', 'resources', 'webinars'] as const).filter(hasPage).map((id) => routes[id]);
/** The second is a file beside a folder of its name, which some hosts confuse; the third is inside it. */
const samplePages = [routes.home, ...servicePaths().slice(0, 2)];
const samplePage = routes[(['services', 'contact', 'careers'] as const).find(hasPage) ?? 'privacy'];

/** Files with a fixed address, whose types many hosts do not know. */
const fixedFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  ...languages.flatMap((language) =>
    Object.values(feeds)
      .filter(({ page }) => hasPage(page))
      .map(({ path }) => inLanguage(language, path)),
  ),
];

/** Files that visitors must not get. */
const hiddenPaths = ['/_headers', '/index.html.br', '/.env', '/.git/config'];

/**
 * Checks a deployment from outside, one request after the other.
 * @param origin without a slash at the end, such as `https://www.example.com`
 * @throws Error when there is no answer
 */
export async function checkDeployment(origin: string, ask: Ask): Promise<Finding[]> {
  const at = (path: string, headers?: Record<string, string>) => ask(origin + path, headers);
  return [
    ...(await checkPages(at)),
    ...(await checkMarkdown(at, samplePages)),
    ...(await checkMissing(at)),
    ...(await checkOldSpellings(origin, at)),
    ...(await checkFiles(at)),
    ...(await checkCompression(at)),
    ...(await checkHidden(at)),
    ...(await checkHttps(origin, ask)),
  ];
}

async function checkPages(at: At): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const language of languages) {
    for (const page of samplePages) {
      const path = inLanguage(language, page);
      findings.push(
        ...judge(
          path,
          `a page in ${language}, checked before each use`,
          pageProblems(await at(path), language),
        ),
      );
    }
  }
  const home = await at('/');
  const { score, grade } = gradeByObservatory(home.headers, home.body);
  findings.push(
    ...judge(
      '/',
      `${grade} of the HTTP Observatory, ${score} of 100`,
      grade === 'A+' ? [] : [`only ${grade}, ${score} of 100`],
    ),
  );

  const etag = home.headers.get('ETag');
  const since = home.headers.get('Last-Modified');
  const validators = { ...(etag && { 'If-None-Match': etag }), ...(since && { 'If-Modified-Since': since }) };
  const again = await at('/', validators);
  findings.push(
    ...judge('/ once more', 'a short 304 when nothing changed', statusProblems(again, 304), 'advice'),
  );
  return findings;
}

/** The language that a page says it is in, without what follows a hyphen. */
const languageOf = (html: string) => /<html\b[^>]*?\slang=["']?([a-z]+)/i.exec(html)?.[1]?.toLowerCase();

async function checkMissing(at: At): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const language of languages) {
    const path = inLanguage(language, '/no-such-page');
    const answer = await at(path);
    // A host without not-found pages per language may answer in the default language.
    const isForeign = language !== defaultLanguage && languageOf(answer.body) === defaultLanguage;
    const shown = isForeign ? defaultLanguage : language;
    findings.push(...judge(path, `the not-found page, in ${shown}`, pageProblems(answer, shown, 404)));
    if (isForeign) {
      findings.push({
        verdict: 'advice',
        about: path,
        detail: `the not-found page is in ${shown}, not in ${language}`,
      });
    }
  }
  const path = `/${immutableFolders[0]}/no-such-file.js`;
  const answer = await at(path);
  const isKept = immutableProblems(answer).length === 0;
  findings.push(
    ...judge(path, 'not found, and not for ever', [
      ...statusProblems(answer, 404),
      ...(isKept ? ['a file that is missing is called immutable: browsers would never ask again'] : []),
    ]),
  );
  return findings;
}

/** Other spellings of a page's address (R038). */
async function checkOldSpellings(origin: string, at: At): Promise<Finding[]> {
  const clean = origin + samplePage;
  const slash = `${samplePage}/`;
  const withSlash = await at(slash);
  const isServed = withSlash.status === 200;
  const html = `${samplePage}.html`;
  const redirected = `leads to ${samplePage}`;
  return [
    ...judge(
      slash,
      isServed ? 'is the page' : redirected,
      isServed ? [] : redirectProblems(withSlash, clean, clean),
    ),
    ...judge(html, redirected, redirectProblems(await at(html), clean, clean), 'advice'),
  ];
}

/** One file of each kind that the pages use, and the files with a fixed address. */
async function checkFiles(at: At): Promise<Finding[]> {
  const pages = await Promise.all(sources.map((path) => at(path)));
  const findings: Finding[] = [];
  for (const path of [...oneOfEachKind(pages.map(({ body }) => body)), ...fixedFiles]) {
    const answer = await at(path);
    const isHashed = immutableFolders.some((folder) => path.startsWith(`/${folder}/`));
    findings.push(
      ...judge(path, `${answer.headers.get('Content-Type')}${isHashed ? ', immutable' : ''}`, [
        ...statusProblems(answer, 200),
        ...typeProblems(path, answer),
        ...(isHashed ? immutableProblems(answer) : []),
        ...securityHeaderProblems(answer),
      ]),
    );
  }
  return findings;
}

/** The first file of each folder and extension in the pages, such as one script and one font. */
export function oneOfEachKind(pages: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const html of pages) {
    for (const [, path = ''] of html.matchAll(/\s(?:href|src)="(\/[^"#?]*\.\w+)/g)) {
      const kind = `${path.split('/', 2)[1]} ${path.slice(path.lastIndexOf('.'))}`;
      if (!kinds.has(kind)) kinds.set(kind, path);
    }
  }
  return [...kinds.values()];
}

async function checkCompression(at: At): Promise<Finding[]> {
  const { body } = await at('/');
  const script = oneOfEachKind([body]).find((path) => path.endsWith('.js')) ?? '/';
  const findings: Finding[] = [];
  for (const path of ['/', script]) {
    const [brotli, gzip] = [
      await at(path, { 'Accept-Encoding': 'br' }),
      await at(path, { 'Accept-Encoding': 'gzip' }),
    ];
    const gzipProblems = compressionProblems(gzip, 'gzip');
    const isPacked = gzipProblems.length === 0;
    findings.push(
      ...judge(`${path} by gzip`, 'compressed', gzipProblems),
      ...judge(
        `${path} by brotli`,
        'compressed',
        compressionProblems(brotli, 'br'),
        isPacked ? 'advice' : 'wrong',
      ),
      ...judge(
        `${path} in caches`,
        'told apart by Accept-Encoding',
        varyProblems(gzip, 'Accept-Encoding'),
        'advice',
      ),
    );
  }
  return findings;
}

async function checkHidden(at: At): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of hiddenPaths) {
    const { status } = await at(path);
    findings.push(...judge(path, 'is not served', status === 200 ? ['is served'] : [], 'advice'));
  }
  return findings;
}

/** Skipped without https, and with a port, because the port for http is then unknown. */
async function checkHttps(origin: string, ask: Ask): Promise<Finding[]> {
  if (!origin.startsWith('https:') || new URL(origin).port !== '') return [];
  const plain = origin.replace('https:', 'http:');
  const answer = await ask(plain + samplePage);
  return judge(plain, 'leads to https', redirectProblems(answer, plain, origin + samplePage));
}
