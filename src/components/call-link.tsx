import { use } from 'react';
import { ButtonLink, type ButtonLook } from './button.tsx';
import { ClosingLinksContext } from './closing-links-context.ts';
import { Icon } from './icon.tsx';
import { NewTabHint, newTabProps } from './new-tab.tsx';
import type { LinkTo } from './section-head.tsx';

/** A call to action; with the id of a service, the contact form preselects it. */
export interface Call extends LinkTo {
  service?: string;
}

export function CallLink({ call, look = 'primary' }: { call: Call; look?: ButtonLook }) {
  return (
    <ButtonLink look={look} href={call.href} data-service={call.service} {...newTabProps(call)}>
      <span>{call.label}</span> <Icon name={call.newTab === undefined ? 'arrow-right' : 'external-link'} />
      <NewTabHint newTab={call.newTab} />
    </ButtonLink>
  );
}

/** The links that every last band has. */
export const ClosingLinks = () =>
  use(ClosingLinksContext).map((link) => <CallLink key={link.href} call={link} look="quiet" />);
