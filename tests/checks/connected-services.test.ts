import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { sourceForm } from '#shared/forms/source.ts';

const guide = readFileSync('docs/how-to/connect-other-services.md', 'utf8');

const text = v.pipe(v.string(), v.nonEmpty());
const channel = v.array(v.strictObject({ value: text, primary: v.boolean(), label: text }));

/** What the services take, as they publish it. */
const published = [
  // https://developers.hubspot.com/docs/api-reference/crm-contacts-v3 (standard properties are in lower case)
  v.strictObject({
    properties: v.strictObject({ email: text, firstname: text, phone: text, company: text, message: text }),
  }),
  // https://developers.pipedrive.com/docs/api/v1/Persons#addPerson (version 2)
  v.strictObject({ name: text, emails: channel, phones: channel }),
  // https://developers.pipedrive.com/docs/api/v1/Leads#addLead
  v.strictObject({ title: text, person_id: v.number() }),
  // https://developers.brevo.com/reference/create-contact
  v.strictObject({ email: text, listIds: v.array(v.number()), updateEnabled: v.boolean() }),
  // https://listmonk.app/docs/apis/subscribers/#post-apisubscribers
  v.strictObject({
    email: text,
    name: text,
    status: v.picklist(['enabled', 'disabled', 'blocklisted']),
    lists: v.array(v.number()),
    preconfirm_subscriptions: v.boolean(),
  }),
];

/** Each value has what would break JSON. */
const names = [...Object.keys(enquiryForm), ...Object.keys(sourceForm)];
const data = Object.fromEntries(names.map((name) => [name, `the "${name}"\nC:\\ ${name}`]));

const bodies = [...guide.matchAll(/```text\n(.*?)```/gs)].map(([, body = '']) => body);

it('has a body for each service that the service takes', () => {
  expect(bodies).toHaveLength(published.length);
  for (const [index, body] of bodies.entries()) {
    const filled = body.replaceAll(/\{\{ (.*?) \}\}/g, (_, expression: string) =>
      String(runInNewContext(expression, { $json: { body: { data } } })),
    );
    expect(v.safeParse(published[index] ?? v.never(), JSON.parse(filled)).issues).toBeUndefined();
    expect(filled).toContain('the \\"');
  }
});
