import * as v from 'valibot';
import type { AdminDesk, ApplicationSearch } from '../admin-desk.ts';
import type { RecordOrder } from '../desk-work.ts';
import type { TeamDesk } from '../team-desk.ts';
import type { AdminCalls } from './admin-call.ts';
import { createConnectionsDesk } from './connections-desk.ts';
import { addressOf, itemAddress } from './desk-address.ts';
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
import { createDeskWork } from './desk-work.ts';

/** The part of EventSource that is used; tests replace it. */
export interface ArrivalSource {
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

/**
 * Newest first is the order of the API.
 * @param position what the API calls that column, whose names depend on the language
 */
function sorted({ column, direction }: RecordOrder, position: string, language: string) {
  if (column === 'date' && direction === 'descending') return {};
  return column === 'position' ? { sort: position, direction, language } : { sort: column, direction };
}

const searched = (
  { status, folder, job, order, assigned = '' }: Omit<ApplicationSearch, 'page' | 'text' | 'email'>,
  language: string,
) => ({
  status: status === 'all' ? '' : status,
  job,
  folder,
  assigned,
  ...sorted(order, 'job', language),
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
  team: TeamDesk,
  openEvents: (address: string) => ArrivalSource = (address) => new EventSource(address),
): AdminDesk {
  /** A list, or what is looked for in it: the text may be a person's and stays out of the address. */
  const list = <Schema extends v.GenericSchema>(address: string, text: string, schema: Schema) =>
    text === '' ? calls.read(address, schema) : calls.ask(address, { q: text }, schema);

  return {
    team,
    connections: createConnectionsDesk(calls),
    alerts: () => calls.read(addressOf('alerts', {}), alertsAnswer),
    ...createDeskWork(calls),
    applications({ text, email, page, ...search }, language) {
      const address = addressOf('applications', { ...searched(search, language), page });
      return email === ''
        ? list(address, text, applicationsAnswer)
        : calls.ask(address, { q: text, email }, applicationsAnswer);
    },
    application: (id) => calls.read(itemAddress('applications', id), applicationAnswer),
    enquiries: ({ text, folder, assigned = '', order, page }, language) =>
      list(
        addressOf('enquiries', { folder, assigned, ...sorted(order, 'service', language), page }),
        text,
        enquiriesAnswer,
      ),
    enquiry: (id) => calls.read(itemAddress('enquiries', id), enquiryAnswer),
    subscribers: ({ text, page }) => list(addressOf('subscribers', { page }), text, subscribersAnswer),
    releaseSubscriber: (id) => calls.change('PATCH', itemAddress('subscribers', id), { folder: 'inbox' }),
    deleteSubscriber: (id) => calls.change('DELETE', itemAddress('subscribers', id)),
    mails: ({ state, page }) => calls.read(addressOf('mails', { state, page }), mailsAnswer),
    retryMail: (id) => calls.change('POST', `${itemAddress('mails', id)}/retry`),
    statistics: (days) => calls.read(addressOf('statistics', { days }), statisticsAnswer),
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
    csvHref: (search, language) => addressOf('applications.csv', { ...searched(search, language), language }),
    listCsvHref: (name, { folder = 'inbox', assigned = '' }, language) =>
      addressOf(`${name}.csv`, { folder, assigned, language }),
    csvOf: (href, text, email = '') => calls.askFile(href, { q: text, ...(email !== '' && { email }) }),
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
