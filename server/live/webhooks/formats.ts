import * as v from 'valibot';
import { brandName } from '../../../config/brand.ts';
import { defaultLanguage } from '../../../config/locales.ts';
import { pathTo } from '../../../config/routes.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { isolated } from '../../../shared/isolated.ts';
import type { LiveOptions } from '../parts.ts';
import type { StoredDelivery, StoredWebhook } from '../store/webhook-store.ts';
import { signedHeaders } from './sign.ts';
import type { WebhookPost } from './transport.ts';

/** What is needed to write a delivery for its receiver. */
interface Writing {
  webhook: StoredWebhook;
  delivery: StoredDelivery;
  at: Date;
  options: Pick<LiveOptions, 'publicOrigin'>;
}

const json = {
  'content-type': 'application/json',
  'user-agent': `${brandName.replace(/[^\x20-\x7E]/g, '')} site`,
};

const storedEvent = v.object({ data: v.record(v.string(), v.unknown()) });

/** The fields of an event's record that are texts. */
function textsOf({ body }: StoredDelivery): (name: string) => string {
  const { data } = v.parse(storedEvent, JSON.parse(body));
  return (name) => (typeof data[name] === 'string' ? data[name] : '');
}

/** Slack reads these three as its own marks, such as `<!channel>`. */
const inSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line that says what has arrived from whom, and the address of the dashboard. */
function slackText(delivery: StoredDelivery, { publicOrigin }: Writing['options']): string {
  const t = createTranslator(defaultLanguage);
  const text = textsOf(delivery);
  const dashboard = `<${publicOrigin}${pathTo(defaultLanguage, 'admin')}>`;
  switch (delivery.type) {
    case 'enquiry.received':
      return `${inSlack(t('mail.enquiryNotice.subject', { name: isolated(text('name')) }))}\n${dashboard}`;
    case 'application.received': {
      const name = isolated(`${text('firstName')} ${text('lastName')}`);
      const job = text('jobTitle');
      return `${inSlack(t('mail.applicationNotice.subject', { job, name }))}\n${dashboard}`;
    }
    default:
      return `${t('webhook.added', { brand: brandName })}\n${dashboard}`;
  }
}

/** A contact with HubSpot's own properties. The whole name is the first name: nobody can split names safely. */
function hubspotContact(delivery: StoredDelivery): object {
  const text = textsOf(delivery);
  const properties = {
    email: text('email'),
    firstname: text('name'),
    phone: text('phone'),
    company: text('company'),
    message: text('message'),
  };
  return { properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== '')) };
}

/** What is posted for a delivery, in the format of its webhook (docs/how-to/connect-other-tools.md). */
export function postOf({ webhook, delivery, at, options }: Writing): WebhookPost {
  const { url, secret, formerSecret, formerUntil } = webhook;
  switch (webhook.format) {
    case 'standard': {
      const { id, body } = delivery;
      const secrets = at.toISOString() < formerUntil ? [secret, formerSecret] : [secret];
      return { url, body, headers: { ...json, ...signedHeaders(secrets, id, at, body) } };
    }
    case 'slack':
      return { url, headers: json, body: JSON.stringify({ text: slackText(delivery, options) }) };
    case 'hubspot':
      return {
        url,
        headers: { ...json, authorization: `Bearer ${secret}` },
        body: JSON.stringify(hubspotContact(delivery)),
        // A contact with this address is there already.
        takenBefore: [409],
      };
  }
}
