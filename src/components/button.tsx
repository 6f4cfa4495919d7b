import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

/** primary: filled, at most one per region. secondary: outline. quiet: light outline, for bars and cards. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet';
type ButtonSize = 'large' | 'small';

interface ButtonStyle {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
}

function classNames(look: ButtonLook, size: ButtonSize, extra: string | undefined): string {
  return [styles.button, styles[look], size === 'small' && styles.small, extra].filter(Boolean).join(' ');
}

/** A button for an action. For a link use ButtonLink. */
export function Button({
  look = 'secondary',
  size = 'large',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  // TypeScript allows only the three button types here; the default is 'button'.
  // oxlint-disable-next-line react/button-has-type
  return <button {...rest} type={type} className={classNames(look, size, className)} />;
}

/** A link that looks like a button: the calls to action of the SPEC. */
export function ButtonLink({
  look = 'secondary',
  size = 'large',
  className,
  ...rest
}: ComponentProps<'a'> & { href: string } & ButtonStyle) {
  return <a {...rest} className={classNames(look, size, className)} />;
}

/** Calls to action side by side; on phones they share the full width. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
