import { ButtonLink, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import type { LinkTo } from './section-head.tsx';

/** A link to the contact page with the id of a service. */
export interface ServiceCall extends LinkTo {
  service: string;
}

/** The call to action of a service page; the contact form preselects the link's service. */
export function ServiceCallLink({ call, look = 'primary' }: { call: ServiceCall; look?: ButtonLook }) {
  return (
    <ButtonLink look={look} href={call.href} data-service={call.service}>
      {call.label} <Icon name="arrow-right" />
    </ButtonLink>
  );
}
