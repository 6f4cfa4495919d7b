import { mailtoHref } from '#shared/mailto-href.ts';
import { Actions, ButtonLink } from './button.tsx';
import styles from './reach.module.css';

export interface ReachProps {
  email: string;
  phone: { display: string; href: string };
}

/** Email and phone as buttons, instead of the form on a site that has none. */
export function Reach({ email, phone }: ReachProps) {
  return (
    <div className={styles.reach}>
      <Actions>
        <ButtonLink look="primary" href={mailtoHref(email)}>
          {email}
        </ButtonLink>
        <ButtonLink href={phone.href}>{phone.display}</ButtonLink>
      </Actions>
    </div>
  );
}
