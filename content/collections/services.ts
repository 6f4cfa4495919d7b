import { blockKinds, blockReferences, outlinesOf, type Block } from '#content/schema/blocks.ts';
import {
  serviceOutline,
  serviceSchema,
  type ServiceFacts,
  type ServiceWords,
} from '#content/schema/services.ts';
import { otherInterest } from '#shared/forms/interest-options.ts';
import { defineItems } from './define-collection.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { routes, unprefixedPath } from '#shared/routes.ts';
import { isSwitchedOff } from '#content/site-file/switched-off.ts';

/**
 * The services in their order, `services/<id>.yaml` (SPEC section 2, Services and Service pages). The id is the last
 * part of the address; the contact form, the API, the emails and stored enquiries use it.
 */
export const services = defineItems({
  name: 'service',
  noun: 'service',
  files: 'services/*.yaml',
  schema: serviceSchema,
  outline: { ...serviceOutline, blocks: outlinesOf(blockKinds) },
  list: 'services',
  route: 'service',
  takenNames: [otherInterest],
  references: ({ blocks }) => blocks.flatMap(blockReferences),
  arrange: (items): Service[] =>
    items
      // Each has language-independent fields, and texts validated by a schema made from them.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      .map((item) => ({ ...item, blocks: item.blocks as readonly object[] as readonly Block[] }))
      .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
  search: [
    {
      title: ({ title }) => title,
      text: ({ hint, description, page }) => [hint, description, page.lead],
      more: ({ bullets, page, blocks }) => [bullets, page, blocks],
      weight: 1.6,
    },
  ],
  structuredData: 'Service',
  editor: {
    title: 'title',
    one: { en: 'Service', de: 'Leistung', es: 'Servicio', fr: 'Service' },
    many: { en: 'Services', de: 'Leistungen', es: 'Servicios', fr: 'Services' },
  },
});

/**
 * A service in one language: its card (SPEC section 3, Service card) and its page, whose blocks stand in
 * their order.
 */
export interface Service extends Omit<ServiceFacts, 'blocks'>, Omit<ServiceWords, 'blocks'> {
  id: string;
  blocks: readonly Block[];
}

/** An edition, as far as services need it. */
interface WithServices {
  readonly settings: ConfiguredSite['settings'];
  readonly services: readonly Service[];
}

export const serviceIds = (edition: Pick<WithServices, 'services'>): string[] =>
  edition.services.map(({ id }) => id);

const pathOf = (id: string) => unprefixedPath('service', { id });

/** The services whose pages are not switched off, in their order. */
export const listedServicesIn = (edition: WithServices): Service[] =>
  edition.services.filter(({ id }) => !isSwitchedOff(edition, pathOf(id)));

/** The unprefixed addresses of the overview and the service pages, without those switched off. */
export function servicePaths(edition: WithServices): string[] {
  const paths = serviceIds(edition).map(pathOf);
  return paths.length === 0
    ? []
    : [routes.services, ...paths].filter((path) => !isSwitchedOff(edition, path));
}
