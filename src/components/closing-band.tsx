import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook, Actions } from './button.tsx';
import { Icon } from './icon.tsx';
import type { LinkTo } from './section-head.tsx';
import { H2 } from './headings.tsx';
import styles from './closing-band.module.css';

/**
 * A plain last band of a page that already has a strong dark picture: a title and links.
 * @param children the calls to action
 */
export function ClosingBand({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <H2>{title}</H2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <Actions>{children}</Actions>
      </div>
    </section>
  );
}

/** A link to the contact page with the id of a service. */
export interface ServiceCall extends LinkTo {
  service: string;
}

/** The call to action of a service page; the contact form preselects the link's service. */
export function ServiceCallLink({ call, look = 'primary' }: { call: ServiceCall; look?: ButtonLook }) {
  return (
    <ButtonLink look={look} href={call.href} data-service={call.service}>
      <span>{call.label}</span> <Icon name="arrow-right" />
    </ButtonLink>
  );
}

interface ClosingCallProps {
  title: string;
  description: string;
  call: ServiceCall;
}

/** A plain last section of a service page that already has a strong dark picture (SPEC section 2). */
export function ClosingCall({ title, description, call }: ClosingCallProps) {
  return (
    <ClosingBand title={title} lead={description}>
      <ServiceCallLink call={call} />
    </ClosingBand>
  );
}
