import * as v from 'valibot';
import type { AdminDesk, ApplicationSearch } from '../admin-desk.ts';
import type { AdminCalls } from './admin-call.ts';
import { createConnectionsDesk } from './connections-desk.ts';
import {
  alertsAnswer,
  applicationAnswer,
  applicationsAnswer,
  enquiriesAnswer,
  enquiryAnswer,
  mailsAnswer,
  personAnswer,
  statisticsAnswer,
  subscribersAnswer,
} from '../../../shared/contracts/desk-answers.ts';

/** The part of EventSource that is used; tests replace it. */
export interface ArrivalSource {
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

/** An address with the non-empty parameters. */
function addressOf(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/admin/${path}${given.length > 0 ? `?${query}` : ''}`;
}

const itemAddress = (list: string, id: string) => `/api/admin/${list}/${encodeURIComponent(id)}`;

const searched = ({ status, folder }: Pick<ApplicationSearch, 'status' | 'folder'>) => ({
  status: status === 'all' ? '' : status,
  folder,
});

/** The record in a server-sent event; null when it has none. */
function recordIn<Schema extends v.GenericSchema>(
  event: Event,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!(event instanceof MessageEvent) || typeof event.data !== 'string') return null;
  try {
    const result = v.safeParse(schema, JSON.parse(event.data));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * The API behind the login (docs/decisions/009-live-mode.md).
 * @param openEvents opens the event stream; the browser reconnects by itself
 */
export function createAdminDesk(
  calls: AdminCalls,
  openEvents: (address: string) => ArrivalSource = (address) => new EventSource(address),
): AdminDesk {
  /** A list, or what is looked for in it: the text may be a person's and stays out of the address. */
  const list = <Schema extends v.GenericSchema>(address: string, text: string, schema: Schema) =>
    text === '' ? calls.read(address, schema) : calls.ask(address, { q: text }, schema);

  return {
    connections: createConnectionsDesk(calls),
    alerts: () => calls.read(addressOf('alerts', {}), alertsAnswer),
    applications: ({ text, page, ...search }) =>
      list(addressOf('applications', { ...searched(search), page }), text, applicationsAnswer),
    application: (id) => calls.read(itemAddress('applications', id), applicationAnswer),
    changeApplication: (id, change) => calls.change('PATCH', itemAddress('applications', id), change),
    deleteApplication: (id) => calls.change('DELETE', itemAddress('applications', id)),
    enquiries: ({ text, folder, page }) =>
      list(addressOf('enquiries', { folder, page }), text, enquiriesAnswer),
    enquiry: (id) => calls.read(itemAddress('enquiries', id), enquiryAnswer),
    changeEnquiry: (id, change) => calls.change('PATCH', itemAddress('enquiries', id), change),
    deleteEnquiry: (id) => calls.change('DELETE', itemAddress('enquiries', id)),
    subscribers: ({ text, page }) => list(addressOf('subscribers', { page }), text, subscribersAnswer),
    releaseSubscriber: (id) => calls.change('PATCH', itemAddress('subscribers', id), { folder: 'inbox' }),
    deleteSubscriber: (id) => calls.change('DELETE', itemAddress('subscribers', id)),
    mails: ({ state, page }) => calls.read(addressOf('mails', { state, page }), mailsAnswer),
    retryMail: (id) => calls.change('POST', `${itemAddress('mails', id)}/retry`),
    async statistics(days) {
      return (await calls.read(addressOf('statistics', { days }), statisticsAnswer)).days;
    },
    async person(email) {
      const stored = await calls.ask('/api/admin/people', { email }, personAnswer);
      const { applications, enquiries, subscriptions, mails } = stored;
      const counts = {
        applications: applications.length,
        enquiries: enquiries.length,
        subscribers: subscriptions.length,
        mails: mails.length,
      };
      return { counts, text: `${JSON.stringify(stored, null, 2)}\n` };
    },
    erasePerson: (email) => calls.change('POST', '/api/admin/people/erase', { email }),
    resumeHref: (id) => `${itemAddress('applications', id)}/resume`,
    csvHref: (search, language) => addressOf('applications.csv', { ...searched(search), language }),
    listCsvHref: (name, { folder = 'inbox' }, language) => addressOf(`${name}.csv`, { folder, language }),
    csvOf: (href, text) => calls.askFile(href, { q: text }),
    subscribe(onArrival, onEnquiry) {
      const events = openEvents('/api/admin/events');
      events.addEventListener('application', (event) => onArrival(recordIn(event, applicationAnswer)));
      events.addEventListener('enquiry', (event) => {
        onArrival(null);
        const enquiry = recordIn(event, enquiryAnswer);
        if (enquiry) onEnquiry?.(enquiry);
      });
      events.addEventListener('subscriber', () => onArrival(null));
      return () => events.close();
    },
  };
}
