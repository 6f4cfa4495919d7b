import type { ComponentProps } from 'react';
import { useFitted } from './headings.tsx';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';

/** An underlined link with an arrow on its own line, such as "All services". */
export function TextLink({
  icon = 'arrow-right',
  children,
  className,
  ...rest
}: ComponentProps<'a'> & { href: string; icon?: 'arrow-right' | 'download' }) {
  return (
    <a {...rest} className={className ? `${styles.link} ${className}` : styles.link}>
      <span>{children}</span>
      <Icon name={icon} className={styles.arrow} />
    </a>
  );
}

/** The same look for a button, such as "Subscribe another email". */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" className={className ? `${styles.link} ${className}` : styles.link} />
  );
}

/**
 * The only link of a card; a click anywhere on the card follows it. The card must be its nearest positioned
 * ancestor (`position: relative`), so its text gets smaller inside the link: in older browsers what measures the text
 * becomes such an ancestor.
 */
export function CardLink({ href, children }: { href: string; children: string }) {
  const fitted = useFitted();
  return (
    <a className={styles.cardLink} href={href}>
      {fitted(children)}
    </a>
  );
}
