/** An attacker's request, and the acceptable answers. */
export interface HostileRequest {
  name: string;
  /** One character per byte, sent unchanged. */
  text: string;
  /** Statuses; `closed`: the connection ends without an answer. */
  allowed: readonly (number | 'closed')[];
}

const end = 'Host: localhost\r\nConnection: close\r\n\r\n';
const get = (target: string) => `GET ${target} HTTP/1.1\r\n${end}`;

/** Spellings of "parent folder" that some servers have accepted. */
const climbs = {
  plain: '../',
  'percent-encoded dots': '%2e%2e/',
  'percent-encoded dots, upper case': '%2E%2E/',
  'one encoded dot': '.%2e/',
  'encoded slash': '..%2f',
  'all encoded': '%2e%2e%2f',
  'encoded twice': '%252e%252e%252f',
  'encoded three times': '%25252e%25252e%25252f',
  'encoded backslash': '..%5c',
  'encoded backslash, dots too': '%2e%2e%5c',
  'encoded backslash, twice': '..%255c',
  'dots and more slashes': '....//',
  'semicolon parameter': '..;/',
  'overlong UTF-8 slash': '..%c0%af',
  'overlong UTF-8 dots': '%c0%ae%c0%ae/',
  'overlong UTF-8 slash of three bytes': '..%e0%80%af',
  'full-width slash': '..%ef%bc%8f',
  'IIS Unicode': '..%u2215',
  'NUL in between': '..%00/',
  'tab in between': '.%09./',
} as const;

/** What the attacker wants to read: a system file, a project file. */
const prizes = ['etc/passwd', 'package.json'];

const traversals: HostileRequest[] = Object.entries(climbs).flatMap(([name, climb]) =>
  prizes
    .flatMap((prize) => [`/${climb.repeat(8)}${prize}`, `/assets/${climb.repeat(8)}${prize}`])
    .map((target) => ({ name: `${name}: ${target}`, text: get(target), allowed: [400, 404] })),
);

const targets: HostileRequest[] = [
  ['raw backslashes', '/..\\..\\..\\etc\\passwd'],
  ['a raw NUL', '/robots.txt\0.html'],
  ['an encoded NUL', '/robots.txt%00.html'],
  ['a raw byte above ASCII', '/\xc0\xae\xc0\xae/etc/passwd'],
  ['a broken percent sign', '/%zz%'],
  ['an absolute target of another host', 'http://example.com/etc/passwd'],
  ['an absolute target with a login', 'http://a:b@localhost/etc/passwd'],
  ['a file URL', 'file:///etc/passwd'],
  ['no slash at the start', 'etc/passwd'],
  ['an encoded line break with a header', '/%0d%0aSet-Cookie:%20a=b'],
  ['two slashes and a host', '//example.com/'],
  ['a backslash and a host', '/%5cexample.com'],
  ['the file for static hosts', '/_headers'],
  ['a dot file', '/.env'],
  ['the repository', '/.git/config'],
  ['a compressed twin', '/index.html.br'],
  ['a folder', '/assets/'],
  ['a link out of the folder', '/linked.txt'],
  ['an encoded slash of a page', '/services%2fcloud'],
  ['an encoded backslash of a page', '/services%5ccloud'],
  ['a name every object has', '/__proto__'],
  ['a long path', `/${'a/'.repeat(6000)}`],
  // Without a length limit this would be /services, after work that grows with the square of the length.
  ['a page with many slashes', `/services${'/'.repeat(12000)}`],
].map(([name = '', target = '']) => ({ name, text: get(target), allowed: [400, 404] }));

/** May be redirected, but only within this site. */
const redirects: HostileRequest[] = ['//example.com/..', '/services//example.com/../', '//services/..//'].map(
  (target) => ({ name: `a redirect by ${target}`, text: get(target), allowed: [308, 400, 404] }),
);

type Row = [name: string, text: string, ...allowed: number[]];
const requestsOf = (rows: Row[]): HostileRequest[] =>
  rows.map(([name, text, ...allowed]) => ({ name, text, allowed }));

const methods = requestsOf([
  ...['TRACE', 'MKCOL', 'LOCK', 'PURGE'].map((name): Row => [name, `${name} / HTTP/1.1\r\n${end}`, 405]),
  ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\n${end}`, 405],
  ['lower case', `get / HTTP/1.1\r\n${end}`, 400],
  ['an unknown method', `GIMME / HTTP/1.1\r\n${end}`, 400, 405],
  ['a very long method', `${'A'.repeat(9_000)} / HTTP/1.1\r\n${end}`, 400, 431],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['OPTIONS for the whole server', `OPTIONS * HTTP/1.1\r\n${end}`, 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n', 400],
  ...['1.1.1.1.1', '256.1', '999.999.999.999', '0.0.0.0.0x', '1.2.3.4.5:80', 'a:99999', '08.1'].map(
    (host): Row => [`the Host ${host}`, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 400],
  ),
  ['an absolute target with such a host', `GET http://1.1.1.1.1/ HTTP/1.1\r\n${end}`, 400],
  [
    'a form with such a Host',
    'POST /api/enquiries HTTP/1.1\r\nHost: 256.1\r\nContent-Length: 0\r\n\r\n',
    400,
  ],
  ['two hosts', `GET / HTTP/1.1\r\nHost: other\r\n${end}`, 400],
  ['the same host twice', `POST / HTTP/1.1\r\nhost: localhost\r\n${end}`, 400],
  ['two hosts, then more', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\nGET / HTTP/1.1\r\n${end}`, 400],
  ['an unknown expectation', `GET / HTTP/1.1\r\nExpect: tea\r\n${end}`, 417],
  ['not HTTP', 'good day\r\n\r\n', 400],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
]);

const manyHeaders = Array.from({ length: 3_000 }, (_, index) => `X-${index}: a\r\n`).join('');
const manyRanges = `Range: bytes=${'0-1,'.repeat(3_000)}0-1`;
const sizes = requestsOf([
  ['a header of 100 KB', `GET / HTTP/1.1\r\nX: ${'a'.repeat(100_000)}\r\n${end}`, 431],
  ['a header name of 100 KB', `GET / HTTP/1.1\r\n${'a'.repeat(100_000)}: x\r\n${end}`, 431],
  ['3,000 headers', `GET / HTTP/1.1\r\n${manyHeaders}${end}`, 431],
  ['a path of 100 KB', get(`/${'a'.repeat(100_000)}`), 431],
  ['a query of 15 KB', get(`/nope?${'a'.repeat(15_000)}`), 404, 431],
  ['3,001 ranges', `GET /robots.txt HTTP/1.1\r\n${manyRanges}\r\n${end}`, 200],
]);

const post = (headers: string, body: string) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;
const hidden = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Request smuggling: two servers may disagree where it ends. The hidden request must get no answer. */
const smuggling: HostileRequest[] = [
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`],
  ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4', `0\r\n\r\n${hidden}`],
  ['two lengths that differ', 'Content-Length: 0\r\nContent-Length: 44', hidden],
  ['two equal lengths', 'Content-Length: 44\r\nContent-Length: 44', hidden],
  ['two lengths in one header', 'Content-Length: 0, 44', hidden],
  ['a signed length', 'Content-Length: +44', hidden],
  ['a negative length', 'Content-Length: -1', hidden],
  ['a hexadecimal length', 'Content-Length: 0x2c', hidden],
  ['a space before the colon', 'Content-Length : 44', hidden],
  ['a folded header', 'Transfer-Encoding:\r\n chunked', `0\r\n\r\n${hidden}`],
  ['a vertical tab in the coding', 'Transfer-Encoding: \x0bchunked', `0\r\n\r\n${hidden}`],
  ['an unknown coding', 'Transfer-Encoding: xchunked', `0\r\n\r\n${hidden}`],
  ['chunked twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${hidden}`],
  ['a chunk size that is none', 'Transfer-Encoding: chunked', `zz\r\n\r\n${hidden}`],
  ['line feeds alone', 'Transfer-Encoding: chunked\nX: y', `0\r\n\r\n${hidden}`],
].map(([name = '', headers = '', body = '']) => ({
  name: `smuggling: ${name}`,
  text: post(headers, body),
  allowed: [400, 405, 'closed'],
}));

/** Sent by `server/site/attack.test.ts`. */
export const hostileRequests: readonly HostileRequest[] = [
  ...traversals,
  ...targets,
  ...redirects,
  ...methods,
  ...sizes,
  ...smuggling,
];
