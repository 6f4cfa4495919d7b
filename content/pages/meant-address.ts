import { nearWord } from '#content/site-file/parts.ts';

export const isFileAddress = (address: string): boolean => /^\/.*\.\w+$/.test(address);

const nameOf = (path: string) => path.slice(path.lastIndexOf('/')).toLowerCase();

/**
 * The address of the site that was probably meant by one that it does not have.
 * @param target decoded
 * @param files which a site publishes; the same name in another folder is meant before a similar one
 */
export function meantAddress(
  target: string,
  pages: readonly string[],
  files: readonly string[],
): string | undefined {
  const [, page] = /^(\/.*?)(?:\/index)?\.(?:html?|php)$/i.exec(target) ?? [];
  // The address that a page had in another system.
  if (page !== undefined && pages.includes(page)) return page;
  if (!isFileAddress(target)) return nearWord(target, [...pages, ...files]);
  return files.find((one) => nameOf(one) === nameOf(target)) ?? nearWord(target, files);
}
