import type { Language } from '../../../../shared/locales.ts';
import { pathTo } from '../../../../shared/routes.ts';
import { listedServicesIn } from '../../../../content/listed-services.ts';
import { ofBasalt } from '../../look.data.ts';
import { keyplanOf, serviceIconOf } from '../../pictures.data.ts';
import type { ServiceCardProps } from '../service-grid.tsx';

/** How many of the services home shows (SPEC section 2, Home): a hexagon has a side for each. */
const most = 6;
/** How many bullets a wide card has room for. */
const bulletCount = 3;
const wideCards: readonly (readonly number[])[] = [[], [0], [0, 1], [0], [0, 1, 2, 3], [0, 3, 4], [0, 5]];

/**
 * Whether a card is twice as wide, so that rows of four columns have no hole; one alone has the whole row.
 */
export const isWideCard = (index: number, count: number): boolean =>
  wideCards[count]?.includes(index) ?? false;

/** The cards of the services on home. */
export function serviceCards(language: Language): ServiceCardProps[] {
  const services = listedServicesIn(language).slice(0, most);
  return services.map(({ id, icon, title, hint, description, bullets }, index) => {
    const isWide = isWideCard(index, services.length);
    return {
      title,
      hint,
      description,
      ...(isWide && bullets.length > 0 && { bullets: bullets.slice(0, bulletCount) }),
      href: pathTo(language, 'service', { id }),
      art: ofBasalt(serviceIconOf(icon).card),
      keyplan: services.length === most ? ofBasalt(keyplanOf(index)) : null,
    };
  });
}
