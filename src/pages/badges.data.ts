import type { Edition } from '#content/edition.ts';
import { imageOf } from '#content/published/site-images.ts';
import { buildDay } from '#shared/build-day.ts';
import type { BadgeProps } from '#src/components/badges.tsx';
import { writtenLink } from './links.data.ts';

/** The badges of the company that are valid on the day of the build. */
export const badgesOf = (edition: Edition, today = buildDay()): BadgeProps[] =>
  edition.settings.badges
    .filter(({ validUntil = today }) => validUntil >= today)
    .map(({ name, logo, to: target }) => ({
      name,
      logo: logo === undefined ? null : imageOf(edition.site, { picture: logo, focus: 'centre' }),
      link: target === undefined ? null : writtenLink(edition, name, target),
    }));
