import type { Edition } from '#content/edition.ts';
import { storedEntries, type StoredEntry } from '#content/pages/stored-entries.ts';
import { keptData } from '#content/pages/kept-data.ts';
import { legalPageIn } from '#content/articles/text-pages.ts';
import { legalPage } from '#src/pages/legal-page.data.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { PrivacyProps, StoredListProps, RetentionBarsProps } from './privacy.page.tsx';

function placeOf({ t, duration }: Edition, { place, hours }: StoredEntry): string {
  if (place === 'sessionStorage') return t('legal.stored.inSession');
  if (hours === null) return t('legal.stored.inStorage');
  const time = hours < 24 ? duration(hours, 'hour') : duration(hours / 24, 'day');
  return place === 'cookie'
    ? t('legal.stored.inCookieFor', { time })
    : t('legal.stored.inStorageFor', { time });
}

/** What browsers store, and which scripts run after consent, from the code and `site.yaml`. */
function stored(edition: Edition): StoredListProps {
  const { t } = edition;
  const scripts = edition.settings.scriptsAfterConsent.map(
    ({ name, address, cookies }) => `${name} (${[new URL(address).host, ...cookies].join(', ')})`,
  );
  return {
    entries: storedEntries(edition, edition.mode).map((entry) => ({
      name: entry.name,
      purpose: t.of(`legal.stored.${entry.purpose}`),
      place: placeOf(edition, entry),
    })),
    scripts:
      scripts.length === 0
        ? t('legal.stored.noScripts')
        : t('legal.stored.scripts', {
            accept: t('cookies.acceptAll'),
            scripts: edition.list(scripts),
          }),
  };
}

function retention(edition: Edition): RetentionBarsProps {
  const { t, duration } = edition;
  const bars = keptData(edition).map((kept) => ({
    name: 'kind' in kept ? t.of(`legal.kept.${kept.kind}`) : kept.name,
    lasts: duration(kept.period.amount, kept.period.unit),
    days: kept.period.days,
    isOpen: false,
  }));
  const longest = Math.max(...bars.map(({ days }) => days));
  const subscription = {
    name: t('legal.kept.subscription'),
    lasts: t('legal.kept.untilLeft'),
    // Leaves space for the label behind the longest closed bar.
    days: longest * 1.3,
    isOpen: true,
  };
  return { bars: [...bars, subscription], note: t('legal.retention.note') };
}

/** The privacy policy (SPEC section 2, Legal pages). */
export const page: PageDefinition<PrivacyProps> = {
  route: 'privacy',
  view: 'privacy',
  load(edition) {
    const policy = legalPage(edition, legalPageIn(edition, 'privacy'));
    const props = { ...policy.props, stored: stored(edition), retention: retention(edition) };
    return { ...policy, props };
  },
};
