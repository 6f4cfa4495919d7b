import type { Edition } from '#content/edition.ts';

/** Keeps names of certifications on one line: "SOC 2" never ends a line before "Type II". */
export function withUnbrokenNames({ settings }: Edition, text: string): string {
  return settings.certifications.reduce(
    (kept, name) => kept.replace(name, name.replaceAll(' ', '\u00A0')),
    text,
  );
}

/** The number of characters of a title that search results show. */
const longestTitle = 65;

/**
 * Title and description of a page. The title ends with the company's name, unless it contains it already or would be
 * too long.
 * @param heading of the page, for its link preview
 */
export function headOf(
  { settings }: Edition,
  heading: string,
  { title, description }: { title: string; description: string },
) {
  const withName = `${title} | ${settings.name}`;
  const isWhole = title.includes(settings.name) || withName.length > longestTitle;
  return {
    title: isWhole ? title : withName,
    description,
    previewTitle: heading,
  };
}
