import type { Site } from '#content/load-site.ts';
import { personPicture } from './person-pictures.data.ts';
import { contactHref } from './links.data.ts';
import { listedServicesIn } from '#content/services.ts';
import type { Contributor } from '#content/people.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes.ts';
import type { BylineProps } from '#src/components/byline.tsx';
import type { ReadingAsideProps } from '#src/components/reading-aside.tsx';

/** A person next to a text. */
export const readingByline = (site: Site, { id, name, role }: Contributor): BylineProps => ({
  name,
  role,
  image: personPicture(site, { id, name }, 'avatar'),
});

/** The service that a text is about; null if it names none, or the page of the service is switched off. */
export function serviceOf(site: Site, t: Translator, id: string | undefined): ReadingAsideProps['service'] {
  const service = listedServicesIn(site, t.language).find((one) => one.id === id);
  if (!service) return null;
  return {
    title: t('document.service'),
    name: service.title,
    href: pathTo(site, t.language, 'service', { id: service.id }),
    call: { label: t('service.request'), href: contactHref(site, t.language), service: service.id },
  };
}
