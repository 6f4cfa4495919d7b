import { brand } from '../../shared/brand.ts';

/** Keeps the names of certifications in one line wherever they stand: "SOC 2" never ends a line before "Type II". */
export function withUnbrokenNames(text: string): string {
  return brand.certifications.reduce(
    (kept, name) => kept.replace(name, name.replaceAll(' ', '\u00A0')),
    text,
  );
}
