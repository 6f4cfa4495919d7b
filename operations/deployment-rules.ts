import { contentTypeOf } from '../server/content-types.ts';
import { securityHeaders, securityHeadersOf } from '../server/security-headers.ts';

/** An answer of the server, before any redirect. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Decoded. */
  body: string;
}

const yearSeconds = 31_536_000;

/** Other common names of the same type. */
const sameTypes: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** Without a charset, clients would guess the encoding of these. */
const needsCharset = ['text/html', 'text/plain', 'text/calendar', 'text/markdown'];

/** What is wrong, as sentences; empty when all is right. */
type Problems = string[];

/** Security headers must be exactly ours for this type; a host may send those of pages for all types. */
export function securityHeaderProblems({ headers }: Answer): Problems {
  return Object.entries(securityHeadersOf(headers.get('Content-Type'))).flatMap(([name, wanted]) => {
    const found = headers.get(name);
    if (found === wanted || found === securityHeaders[name]) return [];
    return [found === null ? `${name} is missing` : `${name} is "${found}", not "${wanted}"`];
  });
}

/** Page addresses have no hash, so browsers must revalidate. */
export function revalidationProblems({ headers }: Answer): Problems {
  const cacheControl = headers.get('Cache-Control');
  if (cacheControl === null) return ['Cache-Control is missing, so browsers keep it as long as they like'];
  const isFresh = /\bno-cache\b|\bno-store\b|\bmax-age=0\b/.test(cacheControl);
  return isFresh ? [] : [`Cache-Control is "${cacheControl}", so browsers show an old page`];
}

/** Files with a hash in their name never change. */
export function immutableProblems({ headers }: Answer): Problems {
  const cacheControl = headers.get('Cache-Control') ?? '';
  const maxAge = Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  const isKept =
    /\bimmutable\b/.test(cacheControl) && maxAge >= yearSeconds && !/\bno-cache\b/.test(cacheControl);
  return isKept ? [] : [`Cache-Control is "${cacheControl}", not for a year and immutable`];
}

/** The type must be ours for this file name, with UTF-8. */
export function typeProblems(path: string, { headers }: Answer): Problems {
  const [wanted = ''] = contentTypeOf(path).split(';');
  const [found = '', ...parameters] = (headers.get('Content-Type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if ((sameTypes[found] ?? found) !== wanted) return [`Content-Type is "${found}", not "${wanted}"`];
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8);
  if (charset === undefined) return needsCharset.includes(wanted) ? [`Content-Type names no charset`] : [];
  return charset.replaceAll('"', '') === 'utf-8' ? [] : [`the charset is ${charset}, not utf-8`];
}

/** Checks the status. */
export function statusProblems({ status }: Answer, wanted: number): Problems {
  return status === wanted ? [] : [`the status is ${status}, not ${wanted}`];
}

/** Checks the `lang` of the page. */
export function languageProblems({ body }: Answer, wanted: string): Problems {
  const found = /<html\b[^>]*\slang="?([\w-]+)/i.exec(body)?.[1];
  return found === wanted ? [] : [`the page is in "${found ?? 'no language'}", not "${wanted}"`];
}

/** Checks a page: language and all headers. */
export function pageProblems(answer: Answer, language: string, status = 200): Problems {
  return [
    ...statusProblems(answer, status),
    ...typeProblems('/page.html', answer),
    ...languageProblems(answer, language),
    ...revalidationProblems(answer),
    ...securityHeaderProblems(answer),
  ];
}

/**
 * Checks that the answer has the requested encoding.
 * @param encoding `br` or `gzip`, the only one accepted
 */
export function compressionProblems({ headers }: Answer, encoding: string): Problems {
  return headers.get('Content-Encoding') === encoding ? [] : [`it does not come in ${encoding}`];
}

/**
 * Caches on the way must know what an answer depends on; under https there is only the host's own cache.
 * @param header of the request that it depends on
 */
export function varyProblems({ headers }: Answer, header: 'Accept' | 'Accept-Encoding'): Problems {
  const named = (headers.get('Vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (named.includes(header.toLowerCase()) || named.includes('*')) return [];
  return [`Vary does not name ${header}, so a cache may give it to who cannot read it`];
}

/** Checks the text of a page for assistants, which search engines must not list beside the page. */
export function markdownProblems(answer: Answer): Problems {
  const isListed = !/\bnoindex\b/.test(answer.headers.get('X-Robots-Tag') ?? '');
  return [
    ...statusProblems(answer, 200),
    ...typeProblems('/page.md', answer),
    ...(isListed ? ['X-Robots-Tag does not say noindex'] : []),
    ...revalidationProblems(answer),
    ...securityHeaderProblems(answer),
  ];
}

/** Checks a redirect within the site, or to the same path under https. */
export function redirectProblems({ status, headers }: Answer, from: string, to: string): Problems {
  if (![301, 302, 307, 308].includes(status)) return [`the status is ${status}, not that of a redirect`];
  const location = headers.get('Location');
  const target = location === null ? undefined : URL.parse(location, from)?.href;
  return target === to ? [] : [`it leads to ${target ?? 'nowhere'}, not to ${to}`];
}
