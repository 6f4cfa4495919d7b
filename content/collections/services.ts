import { blockReferences } from '#content/schema/service-blocks.ts';
import { serviceOutline, serviceSchema } from '#content/schema/services.ts';
import { otherInterest } from '#shared/forms/interest-options.ts';
import type { Service, ServiceBlock } from '#content/services.ts';
import { defineItems } from './define-collection.ts';

/**
 * The services in their order, `services/<id>.yaml` (SPEC section 2, Services and Service pages). The id is the last
 * part of the address; the contact form, the API, the emails and stored enquiries use it.
 */
export const services = defineItems({
  name: 'service',
  noun: 'service',
  files: 'services/*.yaml',
  schema: serviceSchema,
  outline: serviceOutline,
  list: 'services',
  route: 'service',
  takenNames: [otherInterest],
  references: ({ blocks }) => blocks.flatMap(blockReferences),
  arrange: (items): Service[] =>
    items
      // Each has language-independent fields, and texts validated by a schema made from them.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      .map((item) => ({ ...item, blocks: item.blocks as readonly object[] as readonly ServiceBlock[] }))
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
