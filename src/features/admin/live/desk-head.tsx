import type { RefObject } from 'react';
import type { Role } from '../../../../shared/contracts/roles.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import skipLink from '../../../ui/skip-link.module.css';
import { linkTo } from './desk-address.ts';
import styles from './desk-head.module.css';
import { deskViews, seesView } from './desk-views.ts';
import type { LiveAdminWords } from './desk-words.ts';

/**
 * The head of the live dashboard, in place of the site's header: brand, views, the way to the site, logout.
 * @param viewId the open view
 * @param role of the user, once it is known
 * @param heading where the work begins, for those who skip the links
 */
export function DeskHead({
  words,
  viewId,
  heading,
  onLogOut,
  role,
}: {
  words: LiveAdminWords;
  viewId: string;
  role: Role | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onLogOut: () => void;
}) {
  const { desk, login } = words;
  const { name, mark } = desk.brand;
  const [first, second] = name;
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.bar}`}>
        <a
          className={skipLink.skip}
          href={linkTo(viewId)}
          onClick={(event) => {
            // The address stays, with its record.
            event.preventDefault();
            heading.current?.focus();
          }}
        >
          {desk.skip}
        </a>
        <a className={styles.brand} href={login.back.href} aria-label={desk.brand.home}>
          <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
            <path d={mark.ink} />
            <path className={styles.accent} d={mark.accent} />
          </svg>
          <span>
            <b>{first}</b>
            {second}
          </span>
        </a>
        <nav className={styles.views} aria-label={desk.viewsLabel}>
          {deskViews.filter(seesView(role)).map(({ id, label }) => (
            <a key={id} href={linkTo(id)} aria-current={id === viewId ? 'page' : undefined}>
              {label(words)}
            </a>
          ))}
        </nav>
        <div className={styles.ways}>
          <a className={styles.site} href={login.back.href}>
            {login.back.label}
          </a>
          <Button size="small" look="quiet" onClick={onLogOut}>
            <Icon name="log-out" /> {words.dashboard.logOut}
          </Button>
        </div>
      </div>
    </header>
  );
}
