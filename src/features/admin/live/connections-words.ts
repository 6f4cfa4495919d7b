import type { WebhookFormat } from '../../../../shared/contracts/webhook-schema.ts';
import type { Template } from '../../../lib/template.ts';

/** Words of the connections to other tools, and of new enquiries. */
export interface ConnectionsWords {
  view: string;
  lead: string;
  tools: string;
  none: string;
  format: string;
  formats: Record<WebhookFormat, string>;
  url: { label: string; hint: string };
  token: { label: string; hint: string };
  add: string;
  added: string;
  secret: { label: string; hint: string };
  problems: Record<'address' | 'private' | 'required' | 'other', string>;
  renewKey: { label: string; text: string };
  full: string;
  removeText: string;
  deliveries: string;
  arrival: { title: string; text: Template<'name'> };
}
