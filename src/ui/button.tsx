import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** primary: the ember slab, at most one per region. secondary: outline. quiet: a lighter outline for bars and cards. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'large' | 'small';

interface ButtonStyle {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
}

function classNames(look: ButtonLook, size: ButtonSize, extra: string | undefined): string {
  return [styles.button, styles[look], size === 'small' && styles.small, extra].filter(Boolean).join(' ');
}

/** A button that does something here. For going somewhere use ButtonLink. */
export function Button({
  look = 'secondary',
  size = 'large',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  // The type is one of the three by its own type; 'button' unless asked for.
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
