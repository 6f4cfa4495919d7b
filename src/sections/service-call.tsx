import { ButtonLink, type ButtonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LinkTo } from './section-head.tsx';

/** A link to the contact page that says which service it is about, as the contact form names it. */
export interface ServiceCall extends LinkTo {
  service: string;
}

/** The call to action of a service page: the contact form reads from the link which service to preselect. */
export function ServiceCallLink({ call, look = 'primary' }: { call: ServiceCall; look?: ButtonLook }) {
  return (
    <ButtonLink look={look} href={call.href} data-service={call.service}>
      {call.label} <Icon name="arrow-right" />
    </ButtonLink>
  );
}
