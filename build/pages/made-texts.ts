import type { Site } from '#content/load-site.ts';
import { editionsOf, type Edition } from '#content/edition.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { attempt } from '#content/site-file/problem.ts';
import type { Path } from '#content/site-file/leaves.ts';
import { isRecord } from '#shared/is-record.ts';
import { amountText } from '#src/pages/amounts.data.ts';
import { shownChannel } from '#src/pages/channels.data.ts';
import { hoursLines } from '#src/pages/opening-hours.data.ts';

/** A text that pages make of a value, and where that is. */
interface MadeText {
  text: string;
  file: string;
  path: Path;
}

/** Amounts, opening hours and channels as pages show them in a language. */
function textsIn(source: SiteSource, edition: Edition): MadeText[] {
  const { site, language } = edition;
  const { found: listed } = attempt(() => source.optionalYaml('prices.yaml').value);
  const indexes = (Array.isArray(listed) ? listed : []).flatMap((item: unknown, index) =>
    isRecord(item) && language in item ? [index] : [],
  );
  // One with a mistake is left out of the list, so no position is certain.
  const listedPrices = indexes.length === edition.prices.length ? edition.prices : [];
  const prices = listedPrices.map((price, index): MadeText => {
    const field = (['amount', 'from', 'low'] as const).find((name) => price[name] !== undefined) ?? 'amount';
    return { text: amountText(edition, price), file: 'prices.yaml', path: [indexes[index] ?? 0, field] };
  });
  const salaries = edition.jobs.flatMap(({ id, salary }): MadeText[] =>
    salary
      ? [
          {
            text: amountText(edition, salary),
            file: `jobs/${id}.yaml`,
            path: [site.defaultLanguage, 'salary', 'low'],
          },
        ]
      : [],
  );
  const { contact, offices } = site.settings;
  const hours = [
    { hours: contact.officeHours, path: ['contact', 'officeHours'] },
    ...offices.map((office, index) => ({
      hours: office.officeHours,
      path: ['offices', index, 'officeHours'],
    })),
  ].flatMap(({ hours: own, path }) =>
    own ? hoursLines(edition, own, undefined).map(({ text }) => ({ text, file: 'site.yaml', path })) : [],
  );
  const channels = edition.settings.channels.map((channel, index): MadeText => ({
    text: shownChannel(edition, channel).link.label,
    file: 'site.yaml',
    path: ['channels', index, 'to'],
  }));
  return [...prices, ...salaries, ...hours, ...channels];
}

/** The texts that pages make of values of the site, in each of its languages. */
export const madeTexts = (source: SiteSource, site: Site): MadeText[] =>
  editionsOf(site).flatMap((edition) => textsIn(source, edition));
