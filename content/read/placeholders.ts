import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { postalAddressIn } from '#content/site-file/postal-address.ts';
import type { Language } from '#shared/locales.ts';
import { unknownWord, type siteParameters } from '#content/site-file/parts.ts';
import type { Problem } from '#content/site-file/problem.ts';
import type { TemplateValue } from '#shared/template.ts';
import { problemInBody, type TextBody } from './problem-in-body.ts';

type Configured = Pick<ConfiguredSite, 'settings'>;
type Values = Readonly<Record<string, TemplateValue>>;

/** The placeholders in braces that any text of a site may use, in the words of a language. */
export const siteParametersOf = (
  { settings: { name, legalName, foundedYear, contact } }: Configured,
  language: Language,
): Record<(typeof siteParameters)[number], TemplateValue> => ({
  brand: name,
  legalName,
  foundedYear,
  city: contact.addressIn[language]?.city ?? contact.address.city,
});

/** The same of a long text in Markdown. */
export function bodyParametersOf(site: Configured, language: Language): Values {
  const { street, cityLine } = postalAddressIn(site.settings.contact, language);
  const { offices, contact, registration } = site.settings;
  const { phone, email } = contact;
  return {
    ...siteParametersOf(site, language),
    /** In one line. */
    address: `${street}, ${cityLine}`,
    /** Of the offices beside the first one. */
    ...(offices.length > 0 && {
      offices: offices
        .map((office) => postalAddressIn(office, language))
        .map((one) => `${one.street}, ${one.cityLine}`)
        .join('; '),
    }),
    ...Object.fromEntries(
      Object.entries(registration).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    phone,
    email: email.general,
  };
}

/** Placeholders, and where there are none: code, but not a figure of bars; comments; escaped characters. */
const pieces =
  /^ {0,3}(?<fence>```+|~~~+)(?!bars\b)[^]*?(?:^ {0,3}\k<fence>|$(?![^]))|(?<!`)(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)|<!--[^]*?-->|\\.|(?<!\{)\{(?<name>[\p{L}_][\p{L}\p{N}_.-]*)\}(?!\})/gmu;

/** A text in Markdown with its placeholders filled in. */
export function fillBody(markdown: string, values: Values): string {
  // The address of a link has no spaces: [{phone}](tel:{phone}).
  const phone = String(values['phone'] ?? '').replaceAll(/[^\d+]/g, '');
  return markdown.replaceAll(pieces, (whole, ...found) => {
    const at = Number(found.at(-3));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { name = '' } = found.at(-1) as { name?: string };
    if (name === 'phone' && markdown.slice(0, at).endsWith('](tel:')) return phone;
    return Object.hasOwn(values, name) ? String(values[name]) : whole;
  });
}

/** The setting of a placeholder that not every site has. */
const settingOf: Readonly<Record<string, string>> = {
  offices: 'offices',
  vat: 'registration.vat',
  register: 'registration.register',
  insurance: 'registration.insurance',
};

/** The placeholders of a text that nothing fills in. @param known those that are */
export function unknownPlaceholders(text: TextBody, known: readonly string[]): Problem[] {
  return [...text.body.matchAll(pieces)].flatMap(({ 0: whole, index, groups }) => {
    const name = groups?.['name'];
    const before = text.body.slice(0, index);
    // In the address of an interface, braces are part of what is explained; [TOC] has an advice of its own.
    if (name === undefined || known.includes(name) || /^toc$/i.test(name) || /https?:\/\/\S*$/.test(before))
      return [];
    const setting = settingOf[name];
    const reason = setting
      ? `${whole} is empty: write ${setting} in site.yaml, or leave it out`
      : `${whole} is not a known placeholder: ${unknownWord(name, known)}; to show the braces, put it between backticks`;
    return [problemInBody(text, before.split('\n').length, reason)];
  });
}
