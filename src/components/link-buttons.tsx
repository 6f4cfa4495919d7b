import { Actions } from './button.tsx';
import { CallLink } from './call-link.tsx';
import type { LinkTo } from './section-head.tsx';

/** Links as quiet buttons side by side; nothing where there are none. */
export function LinkButtons({ links }: { links: readonly LinkTo[] }) {
  if (links.length === 0) return null;
  return (
    <Actions>
      {links.map((link) => (
        <CallLink key={link.href} call={link} look="quiet" />
      ))}
    </Actions>
  );
}
