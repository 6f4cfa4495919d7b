import { brandName } from '../../config/brand.ts';

/** Title and description of a page: the name of the company ends the title, unless it stands in it already. */
export function headOf({ title, description }: { title: string; description: string }) {
  return { title: title.includes(brandName) ? title : `${title} | ${brandName}`, description };
}
