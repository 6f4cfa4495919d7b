import { brandName } from '../../shared/brand.ts';

/** As many characters of a title as a result page shows. */
const longestTitle = 65;

/**
 * Title and description of a page: the name of the company ends the title, unless it stands in it already or is too
 * long for it.
 */
export function headOf({ title, description }: { title: string; description: string }) {
  const withName = `${title} | ${brandName}`;
  const isWhole = title.includes(brandName) || withName.length > longestTitle;
  return { title: isWhole ? title : withName, description };
}
