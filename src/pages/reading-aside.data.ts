import type { Edition } from '#content/edition.ts';
import { personPicture } from './person-pictures.data.ts';
import { contactCall } from './links.data.ts';
import { listedServicesIn } from '#content/collections/services.ts';
import type { Contributor } from '#content/collections/people.ts';
import type { AuthorBoxProps } from '#src/components/author-box.tsx';
import type { BylineProps } from '#src/components/byline.tsx';
import type { ReadingAsideProps } from '#src/components/reading-aside.tsx';

export const readingByline = (edition: Edition, { id, name, role }: Contributor): BylineProps => ({
  name,
  role,
  image: personPicture(edition, { id, name }, 'avatar'),
});

export const authorBox = (edition: Edition, { id, name, role, about }: Contributor): AuthorBoxProps => ({
  name,
  role,
  about,
  portrait: personPicture(edition, { id, name }, 'portrait'),
});

/** The service that a text is about; null if it names none, or the page of the service is switched off. */
export function serviceOf(edition: Edition, id: string | undefined): ReadingAsideProps['service'] {
  const { t } = edition;
  const service = listedServicesIn(edition).find((one) => one.id === id);
  if (!service) return null;
  return {
    title: t('document.service'),
    name: service.title,
    href: edition.path('service', { id: service.id }),
    call: contactCall(edition, t('service.request'), service),
  };
}
