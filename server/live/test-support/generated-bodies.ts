import * as fc from 'fast-check';
import * as v from 'valibot';
import { serviceInterests } from '../../../shared/contracts/enquiry.ts';
import { jobIds } from '../../../content/jobs.ts';
import { samplePackedDocx, samplePdf } from './resume-samples.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { eachText, textNames, type Form, type Kind } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { newsletterForm } from '../../../shared/forms/newsletter.ts';
import type { IntakeFixture } from './intake-fixture.ts';

/** The endpoints that visitors post to. */
export const endpoints = ['enquiries', 'newsletter', 'applications'] as const;

export type Endpoint = (typeof endpoints)[number];

/** A body, and what must be stored if it is accepted; null: read it from the body. */
interface GeneratedBody {
  type: string;
  body: Uint8Array<ArrayBuffer>;
  fields: Readonly<Record<string, unknown>>;
  file: Buffer | null;
  /** Follows all rules, so it must be accepted. */
  isGood: boolean;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
const isKept = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

/** Text that a form must keep: all of Unicode except control characters, up to the longest. */
const goodText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }).filter(isKept),
    fc
      .constantFrom('%', '+', '&=', '"', '<b>', "'; --", '\u2028', '\ufeff', '\ufffd', '\u00ad', 'ß', '𝒳')
      .map((part) => part.repeat(Math.floor(maxLength / 5))),
  );
const goodLine = (maxLength: number) => goodText(maxLength).filter((text) => !/[\r\n]/.test(text));
const filled = (text: fc.Arbitrary<string>) => text.filter((value) => value.trim() !== '');
const goodEmail = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9.!#$%'*+/=^_`{|}~-]{1,30}$/), fc.stringMatching(/^[a-z0-9]{1,20}$/))
  .map(([name, domain]) => `${name}@${domain}.example`);
/** Line breaks in a form are sent as CRLF and stored as LF. */
const goodParagraphs = fc.array(goodLine(200), { maxLength: 4 }).map((lines) => lines.join('\n'));

const goodValue: Record<Kind, (max: number) => fc.Arbitrary<string>> = {
  line: goodLine,
  phone: goodLine,
  link: goodLine,
  text: () => goodParagraphs,
  email: () => goodEmail,
  service: () => fc.constantFrom(...serviceInterests(), ''),
  file: () => fc.constant(''),
};
const goodForm = (form: Form) =>
  eachText(form, (field) => {
    const value = goodValue[field.kind](field.kind === 'service' ? 0 : Math.min(field.max, 300));
    return field.isRequired ? filled(value) : value;
  });

const goodFields: Record<Endpoint, fc.Arbitrary<Record<string, string>>> = {
  enquiries: fc.record(goodForm(enquiryForm)),
  newsletter: fc.record(goodForm(newsletterForm)),
  applications: fc.record({ jobId: fc.constantFrom(...jobIds()), ...goodForm(applicationForm) }),
};

const fieldNames: Record<Endpoint, readonly string[]> = {
  enquiries: textNames(enquiryForm),
  newsletter: textNames(newsletterForm),
  applications: ['jobId', ...textNames(applicationForm)],
};

/** Any value in the place of a text. */
const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\udc00',
    '\u0085',
    '\x7f',
    'a@b',
    'a@b\nBcc: c@d',
    '__proto__',
    'a'.repeat(30_000),
  ),
);

const resume = fc.constantFrom(samplePdf(), samplePackedDocx());
const nameOf = (file: Buffer) => (file[0] === 0x25 ? 'résumé "x".pdf' : 'resume.docx');

function multipartOf(
  fields: Readonly<Record<string, unknown>>,
  file: Buffer | null,
): Uint8Array<ArrayBuffer> {
  const part = (disposition: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`name="${name}"`, String(value).replaceAll('\n', '\r\n')),
  );
  if (file) parts.push(part(`name="resume"; filename="${nameOf(file).replaceAll('"', '%22')}"`, file));
  return new Uint8Array(Buffer.concat([...parts, Buffer.from('--b--\r\n')]));
}

function encode(
  endpoint: Endpoint,
  fields: Readonly<Record<string, unknown>>,
  { isJson, file, isGood }: { isJson: boolean; file: Buffer; isGood: boolean },
): GeneratedBody {
  if (endpoint === 'applications') {
    return { type: 'multipart/form-data; boundary=b', body: multipartOf(fields, file), fields, file, isGood };
  }
  if (isJson)
    return { type: 'application/json', body: utf8(JSON.stringify(fields)), fields, file: null, isGood };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    form.append(name, String(value).replaceAll('\n', '\r\n'));
  return {
    type: 'application/x-www-form-urlencoded',
    body: utf8(form.toString()),
    fields,
    file: null,
    isGood,
  };
}

/** The content of a damaged body, if it can still be parsed. */
function readJson(body: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body),
    );
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Bodies for an endpoint: valid ones, ones with a wrong field, changed or cut ones, and random bytes. */
export function bodiesFor(endpoint: Endpoint): fc.Arbitrary<GeneratedBody> {
  const shape = { isJson: fc.boolean(), file: resume };
  const good = fc
    .record({ fields: goodFields[endpoint], ...shape })
    .map(({ fields, ...rest }) => encode(endpoint, fields, { ...rest, isGood: true }));
  const odd = fc
    .record({
      fields: goodFields[endpoint],
      changes: fc.dictionary(fc.constantFrom(...fieldNames[endpoint], 'page'), anyValue, {
        minKeys: 1,
        maxKeys: 2,
      }),
      ...shape,
    })
    .map(({ fields, changes, ...rest }) =>
      encode(endpoint, { ...fields, ...changes }, { ...rest, isGood: false }),
    );
  const damaged = fc
    .record({ whole: good, at: fc.nat(), bytes: fc.uint8Array({ maxLength: 8 }), isCut: fc.boolean() })
    .map(({ whole, at, bytes, isCut }) => {
      const place = at % (whole.body.length + 1);
      const rest = isCut ? new Uint8Array() : whole.body.subarray(place + bytes.length);
      const body = new Uint8Array(Buffer.concat([whole.body.subarray(0, place), bytes, rest]));
      return {
        ...whole,
        body,
        fields: whole.type === 'application/json' ? readJson(body) : {},
        isGood: false,
      };
    });
  const noise = fc
    .record({
      type: fc.constantFrom(
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=b',
        'multipart/form-data',
        'text/plain',
        '',
      ),
      body: fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.json().map(utf8),
        fc.string({ unit: 'binary' }).map(utf8),
      ),
    })
    .map(({ type, body }) => ({ type, body: new Uint8Array(body), fields: {}, file: null, isGood: false }));
  return fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 3, arbitrary: odd },
    { weight: 2, arbitrary: damaged },
    noise,
  );
}

/**
 * Sends a body and compares what was stored with what was sent.
 * @returns the status of the answer
 * @throws Error for a server failure, an unclear refusal, or a text that changed
 */
export async function sendGenerated(
  live: IntakeFixture,
  endpoint: Endpoint,
  sent: GeneratedBody,
): Promise<number> {
  const response = await live.request(endpoint, {
    method: 'POST',
    body: sent.body,
    headers: { 'content-type': sent.type, accept: 'application/json' },
  });
  const { status } = response;
  const answer = v.parse(v.record(v.string(), v.unknown()), await response.json());
  if (status >= 400) {
    if (sent.isGood || status >= 500 || typeof answer['error'] !== 'string') {
      throw new Error(`${endpoint} answered ${status} ${JSON.stringify(answer)}`);
    }
    return status;
  }
  const stored = await storedBy(live, endpoint, answer);
  for (const [name, value] of Object.entries(sent.fields)) {
    if (Object.hasOwn(stored, name) && stored[name] !== expected(sent, name, value)) {
      throw new Error(
        `${endpoint} kept ${name} as ${JSON.stringify(stored[name])} for ${JSON.stringify(value)}`,
      );
    }
  }
  return status;
}

/** What must be stored: forms are UTF-8, so half a surrogate pair is U+FFFD; line breaks are LF. */
function expected(sent: GeneratedBody, name: string, value: unknown): unknown {
  if (sent.type === 'application/json') return value;
  return name === 'resume' ? value : String(value).toWellFormed().replace(/\r\n?/g, '\n');
}

async function storedBy(
  live: IntakeFixture,
  endpoint: Endpoint,
  answer: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { store, resumeFiles } = live.parts;
  const latest = { text: '', folder: 'inbox', offset: 0, limit: 1 } as const;
  switch (endpoint) {
    case 'enquiries': {
      const [enquiry] = (await store.enquiries(latest)).items;
      if (enquiry?.id !== answer['reference']) throw new Error('the enquiry was not stored');
      return { ...enquiry };
    }
    case 'newsletter': {
      const { subscriptions } = await store.person(String(answer['email']));
      if (subscriptions.length !== 1) throw new Error('the address was not stored once');
      return { ...subscriptions[0] };
    }
    case 'applications': {
      const application = await store.application(String(answer['id']));
      const file = await resumeFiles.read(application?.resume.key ?? '');
      if (!application || file?.length !== application.resume.sizeBytes)
        throw new Error('the file was not stored');
      return { ...application };
    }
  }
}
