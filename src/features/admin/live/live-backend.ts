import { limits } from '#shared/limits.ts';
import {
  unattendedHeader,
  type DashboardApplication,
  type DashboardChange,
  type DashboardEnquiry,
  type DashboardLogEntry,
  type DashboardMail,
  type DashboardPage,
  type DashboardSubscriber,
  type PersonAnswer,
  type SessionAnswer,
  type SpamCounts,
  type UnsentCounts,
  type WorkPage,
} from '#shared/contracts/dashboard.ts';
import {
  DashboardFailure,
  type DashboardBackend,
  type SessionChange,
  type TextSearch,
} from '#src/features/admin/dashboard-backend.ts';

/** The part of `fetch` that is used; tests replace it. */
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Without any progress: an export of many records may take as long as its line needs. */
const silenceMs = 30_000;

/** An answer whose body fails when nothing of it arrives for a while. */
function withDeadline(response: Response, restart: () => void, stop: () => void): Response {
  const progress = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      restart();
      controller.enqueue(chunk);
    },
    flush: stop,
  });
  // In browsers, an answer without content (204) has a body too, which no new Response takes.
  if (response.body && response.status !== 204)
    return new Response(response.body.pipeThrough(progress), response);
  stop();
  return response;
}

/** Seconds of a Retry-After header; 15 minutes when it is missing. */
function waitIn(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 15 * 60;
}

function failureOf({ status }: Response): DashboardFailure {
  if (status === 401) return new DashboardFailure('loggedOut');
  if (status === 404) return new DashboardFailure('gone');
  return new DashboardFailure(status < 500 && status !== 429 ? 'refused' : 'unavailable');
}

/** `fil` of `fil-PH`: some languages have three letters. */
const languageIn = (locale: string) => locale.split('-', 1)[0];

function withQuery(address: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given)}`;
}

/**
 * The dashboard over the API (docs/decisions/022-small-live-mode.md). The server's answers have the same types, those
 * of `shared/contracts/dashboard.ts`.
 * @param api address of the API; comes with the page of a live build, so that no script knows it
 */
export function createLiveBackend(
  api: string,
  { fetch = (...request) => globalThis.fetch(...request) }: { fetch?: Fetch } = {},
): DashboardBackend {
  const admin = `${api}/admin`;
  const listeners = new Set<(change: SessionChange) => void>();
  let isLoggedIn = false;
  let csrfToken = '';
  /** Time of the last input; requests long after it are unattended and do not prolong the session. */
  let pressedAt = Date.now();

  function setLoggedIn(next: boolean, change: SessionChange): void {
    if (next === isLoggedIn) return;
    isLoggedIn = next;
    for (const listener of listeners) listener(change);
  }

  /** @throws DashboardFailure without an answer */
  async function exchange(method: string, address: string, body?: object): Promise<Response> {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const restart = () => {
      stop();
      timer = setTimeout(() => silence.abort(), silenceMs);
    };
    restart();
    try {
      const response = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'x-csrf-token': csrfToken }),
          ...(Date.now() - pressedAt > limits.admin.arrivalIntervalMs && { [unattendedHeader]: '1' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: silence.signal,
      });
      restart();
      return withDeadline(response, restart, stop);
    } catch {
      stop();
      throw new DashboardFailure('unavailable');
    }
  }

  async function send(method: string, address: string, body?: object): Promise<Response> {
    const response = await exchange(method, address, body);
    if (response.ok) return response;
    if (response.status === 401) setLoggedIn(false, 'ended');
    throw failureOf(response);
  }

  // Answers are not validated, because server and page have the same version and types.
  async function read<Value>(method: 'GET' | 'POST', address: string, body?: object): Promise<Value> {
    const response = await send(method, address, body);
    return response.json().catch(() => {
      throw new DashboardFailure('unavailable');
    });
  }

  const change = async (method: string, address: string, body?: object) =>
    void (await send(method, address, body));

  const one = (list: string, id: string) => `${admin}/${list}/${encodeURIComponent(id)}`;

  const list = <Value>(name: string, { text, ...query }: TextSearch) => {
    const address = withQuery(`${admin}/${name}`, query);
    return text === '' ? read<Value>('GET', address) : read<Value>('POST', address, { q: text });
  };

  async function session() {
    const { csrfToken: token = '', ...answer } = await read<SessionAnswer>('GET', `${api}/session`);
    csrfToken = token;
    setLoggedIn(answer.isLoggedIn, answer.isLoggedIn ? 'loggedIn' : 'ended');
    return answer;
  }

  return {
    session,
    async logIn(password) {
      try {
        const response = await exchange('POST', `${api}/session`, { password });
        if (response.status === 429) return { ok: false, reason: 'throttled', waitSeconds: waitIn(response) };
        if (response.status === 401) return { ok: false, reason: 'invalid' };
        if (response.ok && (await session()).isLoggedIn) return { ok: true };
      } catch {
        // Reported below, like a failing server.
      }
      return { ok: false, reason: 'unavailable' };
    },
    async logOut() {
      await change('DELETE', `${api}/session`);
      setLoggedIn(false, 'loggedOut');
    },
    onSession(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNews(listener) {
      const hear = () => {
        if (!document.hidden) listener();
      };
      const press = () => void (pressedAt = Date.now());
      const timer = setInterval(hear, limits.admin.arrivalIntervalMs);
      addEventListener('focus', hear);
      addEventListener('pointerdown', press, true);
      addEventListener('keydown', press, true);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', hear);
        removeEventListener('pointerdown', press, true);
        removeEventListener('keydown', press, true);
      };
    },
    applications: (search) => list<WorkPage<DashboardApplication>>('applications', search),
    application: (id) => read<DashboardApplication>('GET', one('applications', id)),
    async csv(name, { text, page: _, ...query }, { locale }) {
      const address = withQuery(`${admin}/${name}.csv`, { ...query, language: languageIn(locale) });
      const search = text === '' ? undefined : { q: text };
      return (await send(search ? 'POST' : 'GET', address, search)).blob().catch(() => {
        throw new DashboardFailure('unavailable');
      });
    },
    companyLogIn: (locale) => withQuery(`${api}/session/oidc`, { language: languageIn(locale) }),
    enquiries: (search) => list<WorkPage<DashboardEnquiry>>('enquiries', search),
    enquiry: (id) => read<DashboardEnquiry>('GET', one('enquiries', id)),
    change: (name, id, changed: DashboardChange) => change('PATCH', one(name, id), changed),
    remove: (name, id) => change('DELETE', one(name, id)),
    subscribers: (search) => list<DashboardPage<DashboardSubscriber>>('subscribers', search),
    releaseSubscriber: (id) => change('PATCH', one('subscribers', id), { folder: 'inbox' }),
    mails: (state, page) =>
      read<DashboardPage<DashboardMail>>('GET', withQuery(`${admin}/mails`, { state, page })),
    spam: () => read<SpamCounts>('GET', `${admin}/spam`),
    unsent: () => read<UnsentCounts>('GET', `${admin}/mails/counts`),
    retryAllMails: (state) => change('POST', `${admin}/mails/retry`, { state }),
    retryMail: (id) => change('POST', `${one('mails', id)}/retry`),
    log: (page) => read<DashboardPage<DashboardLogEntry>>('GET', withQuery(`${admin}/log`, { page })),
    person: (email) => read<PersonAnswer>('POST', `${admin}/people`, { email }),
    erasePerson: (email) => change('POST', `${admin}/people/erase`, { email }),
    resumeHref: (id) => `${one('applications', id)}/resume`,
  };
}
