const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
const bytesPerUnit = 1024;

/**
 * The size of a file that a visitor has chosen: "412 kB", "7,2 Mo"; it never breaks across lines.
 * @param locale BCP 47 tag of the page's language
 * @param bytes size of the file
 */
export function fileSizeIn(locale: string, bytes: number): string {
  const power =
    bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(bytesPerUnit)));
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  // Some languages would let the unit slip to the next line.
  return format.format(bytes / bytesPerUnit ** power).replace(' ', '\u00A0');
}
