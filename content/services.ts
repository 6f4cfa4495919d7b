import * as v from 'valibot';
import { defaultLanguage, type Language } from '../shared/locales.ts';
import { oneOf } from '../shared/site-file/parts.ts';
import { weighedKinds, type BlockKind, type BlockOf } from './schema/service-blocks.ts';
import type { Technology } from './schema/service-parts.ts';
import { serviceSchema, type ServiceFacts, type ServiceWords } from './schema/services.ts';
import { caseStudyCollection } from './case-studies.ts';
import { readItems } from './items.ts';
import { priceIds } from './prices.ts';
import { textIds } from './texts.ts';
import { routes, unprefixedPath } from '../shared/routes.ts';
import { isSwitchedOff } from '../shared/switched-off.ts';

export { weighedKinds, type BlockOf, type Technology };

const schema = serviceSchema(
  v.lazy(() => oneOf(textIds(caseStudyCollection), 'case study')),
  v.lazy(() => oneOf(priceIds(), 'price')),
);

/** How the files of the services are read. */
export const serviceItems = schema;

/** The choice in the contact form for anything that is no service. */
export const otherInterest = 'other';

/** A block of a service page in one language: its facts and its words (SPEC section 2, Service pages). */
export type ServiceBlock = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];

/**
 * A service in one language: its card (SPEC section 3, Service card) and its page, whose blocks stand in
 * their order.
 */
export interface Service extends Omit<ServiceFacts, 'blocks'>, Omit<ServiceWords, 'blocks'> {
  id: string;
  blocks: readonly ServiceBlock[];
}

/**
 * The services in their order; home shows the first six (SPEC section 2, Services).
 * @throws DataError when one of their files is wrong
 */
export function servicesIn(language: Language): Service[] {
  return (
    readItems('services', schema, language)
      // Each has facts, and words validated by a schema made from these facts.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      .map((item) => ({ ...item, blocks: item.blocks as readonly object[] as readonly ServiceBlock[] }))
      .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
  );
}

/** The ids of the services in their order. */
export const serviceIds = (): string[] => servicesIn(defaultLanguage).map(({ id }) => id);

const pathOf = (id: string) => unprefixedPath('service', { id });

/** The services whose pages are not switched off, in their order. */
export const listedServicesIn = (language: Language): Service[] =>
  servicesIn(language).filter(({ id }) => !isSwitchedOff(pathOf(id)));

/** The unprefixed addresses of the overview and the service pages, without those switched off. */
export function servicePaths(): string[] {
  const paths = serviceIds().map(pathOf);
  return paths.length === 0 ? [] : [routes.services, ...paths].filter((path) => !isSwitchedOff(path));
}
