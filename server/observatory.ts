/**
 * Grades the headers of a response like MDN's HTTP Observatory.
 *
 * Rules and modifiers: github.com/mdn/mdn-http-observatory, `src/analyzer/tests/*.js`, `src/grader/charts.js`
 * and `src/scanner/index.js`, November 2025. Without two things that a single response does not show: the
 * redirect from http to https (0, or -20 when missing) and the browsers' preload list (+5).
 */
export interface Graded {
  /** 100 plus all penalties; bonuses count only when 90 or more remain. */
  score: number;
  /** A+ from 100, down to F. */
  grade: string;
  /** Results by name of the test, with their modifier. */
  findings: Readonly<Record<string, { result: string; modifier: number }>>;
}

type Finding = readonly [result: string, modifier: number];

const minimumScoreForBonus = 90;
const sixMonthsSeconds = 15_552_000;

const broadSources = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inlineSources = ["'unsafe-inline'", 'data:'];

/**
 * @param headers of the response; repeated headers joined by commas, as `Headers` does
 * @param html the body of a page, for its scripts
 */
export function gradeByObservatory(headers: Headers, html = ''): Graded {
  const policy = parsePolicy(headers.get('Content-Security-Policy'));
  const tests: Record<string, Finding> = {
    'content-security-policy': contentSecurityPolicy(policy),
    cookies: cookies(headers),
    'cross-origin-resource-sharing': resourceSharing(headers),
    'referrer-policy': referrerPolicy(headers.get('Referrer-Policy')),
    'strict-transport-security': strictTransportSecurity(headers.get('Strict-Transport-Security')),
    'subresource-integrity': subresourceIntegrity(html),
    'x-content-type-options': contentTypeOptions(headers.get('X-Content-Type-Options')),
    'x-frame-options': frameOptions(headers.get('X-Frame-Options'), policy),
    'cross-origin-resource-policy': resourcePolicy(headers.get('Cross-Origin-Resource-Policy')),
  };

  const modifiers = Object.values(tests).map(([, modifier]) => modifier);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
  const withoutBonus = sum(modifiers.filter((modifier) => modifier < 0));
  const score = Math.max(0, withoutBonus >= minimumScoreForBonus ? sum(modifiers) : withoutBonus);
  const findings = Object.entries(tests).map(([name, [result, modifier]]) => [name, { result, modifier }]);
  return { score, grade: gradeOf(score), findings: Object.fromEntries(findings) };
}

function gradeOf(score: number): string {
  const [, grade = 'F'] = gradeChart.find(([from]) => score >= from) ?? [];
  return grade;
}

const gradeChart: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

type Policy = ReadonlyMap<string, readonly string[]>;

/** The directives of a policy; browsers use the first of a repeated directive. */
function parsePolicy(text: string | null): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of (text ?? '').split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

function contentSecurityPolicy(policy: Policy): Finding {
  if (policy.size === 0) return ['not implemented', -25];
  const sourcesOf = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  const allows = (directive: string, sources: readonly string[]) =>
    sourcesOf(directive).some((source) => sources.includes(source));
  const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');

  if (allows('script-src', [...broadSources, ...inlineSources]) || allows('object-src', broadSources)) {
    return ['unsafe scripts or objects', -20];
  }
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([directive]) => !passive.includes(directive));
  if (active.some(([, sources]) => sources.some(isInsecure))) return ['loads over http', -20];
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) {
    return ['unsafe-eval', -10];
  }
  if (passive.some((directive) => sourcesOf(directive).some(isInsecure))) return ['images over http', -10];
  if (allows('style-src', [...broadSources, ...inlineSources])) return ['unsafe styles', 0];

  const formTargets = policy.get('form-action') ?? ['*'];
  const isLocked =
    sourcesOf('default-src').join(' ') === "'none'" && ["'none'", "'self'"].includes(formTargets.join(' '));
  return isLocked ? ["nothing unsafe, default-src 'none'", 10] : ['nothing unsafe', 5];
}

/** The published table depends on the kind of cookie; this site sets none, so the worst case counts. */
function cookies(headers: Headers): Finding {
  const all = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (all.length === 0) return ['none', 0];
  if (!all.every((cookie) => /;\s*secure\b/.test(cookie))) return ['without Secure', -40];
  if (!all.every((cookie) => /;\s*httponly\b/.test(cookie))) return ['without HttpOnly', -30];
  return all.every((cookie) => /;\s*samesite=(?:lax|strict)\b/.test(cookie))
    ? ['Secure, HttpOnly, SameSite', 5]
    : ['Secure, HttpOnly', 0];
}

function resourceSharing(headers: Headers): Finding {
  const origin = headers.get('Access-Control-Allow-Origin');
  if (origin === null) return ['none', 0];
  const isUniversal = origin !== '*' && headers.get('Access-Control-Allow-Credentials') === 'true';
  return isUniversal ? ['any origin with credentials', -50] : ['public or restricted', 0];
}

function referrerPolicy(text: string | null): Finding {
  if (text === null) return ['not implemented', 0];
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const isLeaky = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
  const known = text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .findLast((name) => isPrivate.includes(name) || isLeaky.includes(name));
  return known !== undefined && isPrivate.includes(known) ? ['private', 5] : ['unsafe or unknown', -5];
}

function strictTransportSecurity(text: string | null): Finding {
  if (text === null) return ['not implemented', -20];
  const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(text)?.[1];
  if (maxAge === undefined || text.includes(',')) return ['invalid', -20];
  return Number(maxAge) < sixMonthsSeconds ? ['less than six months', -10] : ['at least six months', 0];
}

function subresourceIntegrity(html: string): Finding {
  const scripts = (html.match(/<script\b[^>]*\ssrc=[^>]*>/gi) ?? []).map((tag) => ({
    source: /\ssrc="?([^"\s>]+)/i.exec(tag)?.[1] ?? '',
    hasIntegrity: /\sintegrity=/i.test(tag),
  }));
  if (scripts.length === 0) return ['no scripts', 0];
  const foreign = scripts.filter(({ source }) => /^(?:https?:)?\/\//i.test(source));
  if (foreign.length === 0) {
    return scripts.some(({ hasIntegrity }) => hasIntegrity)
      ? ['own scripts with integrity', 5]
      : ['own scripts', 0];
  }
  const isSecure = foreign.every(({ source }) => source.startsWith('https:'));
  const isPinned = foreign.every(({ hasIntegrity }) => hasIntegrity);
  if (isSecure) return isPinned ? ['foreign scripts with integrity', 5] : ['foreign scripts', -5];
  return isPinned ? ['insecure scripts with integrity', -20] : ['insecure scripts', -50];
}

function contentTypeOptions(text: string | null): Finding {
  return text?.trim().toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['missing or invalid', -5];
}

function frameOptions(text: string | null, policy: Policy): Finding {
  if (policy.has('frame-ancestors')) return ['by frame-ancestors', 5];
  const value = text?.trim().toLowerCase() ?? '';
  const isKnown = ['deny', 'sameorigin'].includes(value) || value.startsWith('allow-from');
  return isKnown ? ['by its own header', 0] : ['missing or invalid', -20];
}

function resourcePolicy(text: string | null): Finding {
  if (text === null) return ['not implemented', 0];
  const value = text.trim().toLowerCase();
  if (['same-origin', 'same-site'].includes(value)) return [value, 10];
  return value === 'cross-origin' ? [value, 0] : ['invalid', -5];
}
