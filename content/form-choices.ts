import { editionOf, editionsOf, type Edition } from './edition.ts';
import type { Site } from './load-site.ts';
import * as v from 'valibot';
import { jobIds, jobIn } from './jobs.ts';
import { otherInterest } from './schema/services.ts';
import { serviceIds } from './services.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';

/** Where a live build stores its choices for the server; a hidden file, which is not served. */
export const formChoicesFile = '.form-choices.json';

/** What the forms of a site let people choose: positions with their titles by language, and services. */
export const formChoicesSchema = v.object({
  positions: v.record(v.string(), v.record(v.string(), v.string())),
  services: v.array(v.string()),
});

export type FormChoices = v.InferOutput<typeof formChoicesSchema>;

function titlesOf(site: Site, jobId: string): Record<string, string> {
  const titles = editionsOf(site).map(
    (edition) => [edition.language, jobIn(edition, jobId)?.title ?? jobId] as const,
  );
  return Object.fromEntries(titles.map(([language, title]) => [language, withoutSoftHyphens(title)]));
}

/** The choices of the content (SPEC section 3, Contact form, Job listing). */
export const formChoices = (site: Site): FormChoices => ({
  positions: Object.fromEntries(jobIds(editionOf(site)).map((id) => [id, titlesOf(site, id)])),
  services: serviceInterests(site),
});

/**
 * The choices for an enquiry with their titles: the services, and "other" (SPEC section 3, Contact form).
 * @param other title for "other"
 */
export function interestOptions({ services }: Edition, other: string): { value: string; label: string }[] {
  return [
    ...services.map(({ id, title }) => ({
      value: id,
      label: withoutSoftHyphens(title),
    })),
    { value: otherInterest, label: other },
  ];
}

/** The choices of the contact form, in order: services and "other" (SPEC section 3, Contact form). */
export const serviceInterests = (site: Site): string[] => [...serviceIds(site), otherInterest];
