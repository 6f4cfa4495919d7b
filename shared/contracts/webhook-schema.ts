import * as v from 'valibot';
import { filled, lineOf, oneOf, optionalLine } from './text-schema.ts';

/** How events are written: by the Standard Webhooks specification, or as the API of a tool wants them. */
export const webhookFormats = ['standard', 'slack', 'hubspot'] as const;

export type WebhookFormat = (typeof webhookFormats)[number];

const urlMaxLength = 2000;
const tokenMaxLength = 500;

/** Input of a new webhook. The server checks where the address leads. */
export const newWebhookSchema = v.object({
  url: v.optional(filled(lineOf(urlMaxLength)), ''),
  format: v.optional(oneOf(webhookFormats), 'standard'),
  /** For the receiver's API, where the format has one; printable ASCII, because it becomes a header. */
  token: v.pipe(optionalLine(tokenMaxLength), v.regex(/^[!-~]*$/, 'characters')),
});
