import { contentTypeOf } from '../server/content-types.ts';
import { securityHeaders, securityHeadersOf } from '../server/security-headers.ts';

/** What a server answered, not followed when it is a redirect. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Unpacked. */
  body: string;
}

const yearSeconds = 31_536_000;

/** Other names of the same type that are in use. */
const sameTypes: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** A reader that is not told guesses the encoding of these. */
const needsCharset = ['text/html', 'text/plain', 'text/calendar'];

/** Every rule gives what is wrong, in words; nothing when all is well. */
type Problems = string[];

/** The security headers have to be those the project sends with such a type, to the letter; a host may send those of pages. */
export function securityHeaderProblems({ headers }: Answer): Problems {
  return Object.entries(securityHeadersOf(headers.get('Content-Type'))).flatMap(([name, wanted]) => {
    const found = headers.get(name);
    if (found === wanted || found === securityHeaders[name]) return [];
    return [found === null ? `${name} is missing` : `${name} is "${found}", not "${wanted}"`];
  });
}

/** Pages have no hash in their address, so a browser has to ask again before each use. */
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

/** The type that the project gives a file of this name, and UTF-8. */
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

/** The status has to be this one. */
export function statusProblems({ status }: Answer, wanted: number): Problems {
  return status === wanted ? [] : [`the status is ${status}, not ${wanted}`];
}

/** The language of a page as its root element says. */
export function languageProblems({ body }: Answer, wanted: string): Problems {
  const found = /<html\b[^>]*\slang="?([\w-]+)/i.exec(body)?.[1];
  return found === wanted ? [] : [`the page is in "${found ?? 'no language'}", not "${wanted}"`];
}

/** A page in its language, with everything that the project sends with it. */
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
 * Whether what was asked for in an encoding came in it.
 *
 * @param encoding `br` or `gzip`, the only one accepted
 */
export function compressionProblems({ headers }: Answer, encoding: string): Problems {
  return headers.get('Content-Encoding') === encoding ? [] : [`it does not come in ${encoding}`];
}

/** A cache in between has to know that there are several encodings; under https there is none but the host's own. */
export function varyProblems({ headers }: Answer): Problems {
  const isVaried = /\baccept-encoding\b|\*/i.test(headers.get('Vary') ?? '');
  return isVaried ? [] : ['Vary does not name Accept-Encoding, so a cache may give it to who cannot read it'];
}

/** A redirect inside the site, or to the same path under https. */
export function redirectProblems({ status, headers }: Answer, from: string, to: string): Problems {
  if (![301, 302, 307, 308].includes(status)) return [`the status is ${status}, not that of a redirect`];
  const location = headers.get('Location');
  const target = location === null ? undefined : URL.parse(location, from)?.href;
  return target === to ? [] : [`it leads to ${target ?? 'nowhere'}, not to ${to}`];
}
