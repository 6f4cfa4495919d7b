/** How people write addresses that they copied from elsewhere, and what to write instead. */

/** Endings of files that could also end the name of a host. */
const fileEnding =
  /\.(html?|php\d?|aspx?|jsp|cgi|js|css|pdf|xml|txt|json|jpe?g|png|gif|svg|webp|docx?|xlsx?|pptx?|zip|ics|csv|mp[34])$/i;

/** The host with which a text begins, with its port; undefined where it begins with none. */
export function hostAtStart(text: string): string | undefined {
  const [, host = '', name = ''] = /^(([^/?#:]+)(?::\d+)?)(?=[/?#]|$)/.exec(text) ?? [];
  return /^([\p{L}\p{N}-]+\.)+(\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(name) && !fileEnding.test(name)
    ? host
    : undefined;
}

/** The address with `https://`, where a text lacks it or a part of it; undefined for all others. */
export function withHttps(text: string): string | undefined {
  const [, scheme, rest = ''] = /^(https?:?\/{0,2}(?=[^/:]+\.)|\/\/)?(.*)$/is.exec(text) ?? [];
  if (scheme !== undefined && /^https?:\/\/$/i.test(scheme)) return undefined;
  return hostAtStart(rest) === undefined ? undefined : `https://${rest}`;
}

const patternSigns =
  /^[\^~]|\.[*+]|\\[dws](?![a-z])|\\[./?-]|\[\^?\w-\w|\(\?[:=!]|[)\]][*+{]|[)\]]\?\$?$|\$$|\(\w+(\|\w+)+\)/i;

/** What to write instead of a regular expression; undefined for any other text. */
export function patternProblem(text: string): string | undefined {
  if (!patternSigns.test(text)) return undefined;
  const plain = text
    .replace(/^[\^~*\s]+/, '')
    .replace(/^https\??:\/\/[^/]*/i, '')
    .replace(/(\/?\?)?\$$/, '')
    .replaceAll(/\\([./?-])/g, '$1')
    .replace(/^(?!\/)/, '/');
  const [literal = ''] = /^[^*+()[\]{}|\\$^]*/.exec(plain) ?? [];
  const meant = literal === plain ? plain : `${literal.slice(0, literal.lastIndexOf('/') + 1)}*`;
  return `regular expressions do not work: write ${meant === '/*' ? 'each old address in full' : meant}`;
}

/** What to write instead of an address with the status or flags of a server behind it; undefined for all others. */
export function statusProblem(text: string): string | undefined {
  const [, address] = /^(.*?)\s+(?:30[1278]!?|\[[A-Z\d=,]+\])$/.exec(text) ?? [];
  return address && `the status is not written here: write ${address}`;
}
