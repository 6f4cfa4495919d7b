import type { LogoImages } from '#shared/picture.ts';
import styles from './logo.module.css';

/** The mark of the logo: two paths, in the colour of the text and in the accent. */
interface LogoMark {
  width: number;
  height: number;
  ink: string;
  accent: string;
}

/** The mark and the name in its two parts, or the company's file, which may have the name in it. */
export type Brand = { name: readonly [string, string] } & (
  | { mark: LogoMark }
  | { picture: LogoImages; withName: boolean }
);

/**
 * The logo. That of SPEC section 1 is a hexagon mark (three columns, the middle one with a top in the accent colour)
 * and the wordmark in two parts, and follows the theme.
 * @param href the home page of the language
 * @param label accessible name, for example "Northwind, home"
 */
export function Logo({
  brand,
  href,
  label,
  className,
}: {
  brand: Brand;
  href: string;
  label: string;
  className?: string | undefined;
}) {
  const [first, second] = brand.name;
  return (
    <a className={className ? `${styles.logo} ${className}` : styles.logo} href={href} aria-label={label}>
      {'mark' in brand ? (
        <svg
          className={styles.mark}
          viewBox={`0 0 ${brand.mark.width} ${brand.mark.height}`}
          aria-hidden="true"
        >
          <path className={styles.columns} d={brand.mark.ink} />
          <path className={styles.cap} d={brand.mark.accent} />
        </svg>
      ) : (
        <LogoPictures {...brand} />
      )}
      {('mark' in brand || brand.withName) && (
        <span>
          <span className={styles.first}>{first}</span>
          <span className={styles.second}>{second}</span>
        </span>
      )}
    </a>
  );
}

/**
 * The file for each theme. The light one loads in both, because it is printed; the dark one only where it is shown.
 * Inside of `picture`, because React otherwise writes a preload for an image that is in the first line anyway.
 */
function LogoPictures({
  name,
  picture: { file, dark, ground },
  withName,
}: Brand & { picture: LogoImages; withName: boolean }) {
  const alt = withName ? '' : name.join('');
  const look = withName ? `${styles.picture} ${styles.beside}` : styles.picture;
  return (
    <>
      <picture className={dark && styles.light}>
        <img {...file} alt={alt} className={look} data-ground={ground} />
      </picture>
      {dark && (
        <picture className={styles.dark}>
          <img {...dark} alt={alt} className={look} loading="lazy" />
        </picture>
      )}
    </>
  );
}
