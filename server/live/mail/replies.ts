import { brand } from '../../../config/brand.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../config/locales.ts';
import { filledTemplate, templatesIn } from '../../../content/desk.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { firstOwnerName } from '../admin-account.ts';
import type { OutgoingMail } from '../store/outgoing-mail.ts';
import type { StoredApplication, StoredEnquiry } from '../store/store.ts';
import { inOneLine } from './texts.ts';

/** A template as the team sees it before sending: filled in, to be edited. */
export interface FilledTemplate {
  id: string;
  /** In the language of the team. */
  name: string;
  moveTo: string | null;
  subject: string;
  text: string;
}

/** The record that is replied to. */
export type RepliedTo =
  | { kind: 'application'; record: StoredApplication }
  | { kind: 'enquiry'; record: StoredEnquiry };

/** A language may have been taken out of the site since. */
const languageOf = (language: string): Language => (isLanguage(language) ? language : defaultLanguage);

/** How a mail is signed: by the user's name; an owner who has given none signs for the team. */
const senderOf = (account: string, language: Language) =>
  account === firstOwnerName ? createTranslator(language)('mail.sender.team') : account;

/** What templates name in braces (`templateFields` in schema/desk.ts). */
function valuesOf(to: RepliedTo, account: string): Record<string, string> {
  const sender = senderOf(account, languageOf(to.record.language));
  const values =
    to.kind === 'application'
      ? {
          firstName: to.record.firstName,
          lastName: to.record.lastName,
          job: to.record.jobTitle,
          sender,
        }
      : { name: to.record.name, sender };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inOneLine(value)]));
}

/**
 * The templates for a record, in the language of its sender.
 * @param account that signs the mail
 * @param teamLanguage of the templates' names
 */
export function filledTemplates(to: RepliedTo, account: string, teamLanguage: Language): FilledTemplate[] {
  const values = valuesOf(to, account);
  const names = new Map(templatesIn(teamLanguage).map(({ id, name }) => [id, name]));
  return templatesIn(languageOf(to.record.language))
    .filter(({ repliesTo }) => repliesTo === to.kind)
    .map((template) => ({
      id: template.id,
      name: names.get(template.id) ?? template.name,
      moveTo: template.moveTo ?? null,
      ...filledTemplate(template, values),
    }));
}

/** A mail of the team to whom a record is from; answers go to the company's address for such records. */
export function replyMail(
  { kind, record }: RepliedTo,
  { subject, text }: { subject: string; text: string },
  author: string,
): OutgoingMail & { reply: { recordId: string; author: string } } {
  return {
    to: inOneLine(record.email),
    subject,
    text: `${text.trimEnd()}\n`,
    replyTo: kind === 'application' ? brand.email.careers : brand.email.general,
    personEmail: record.email,
    reply: { recordId: record.id, author },
  };
}
