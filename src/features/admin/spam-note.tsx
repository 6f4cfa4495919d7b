import { skipToken, useQuery } from '@tanstack/react-query';
import { recordLists } from '#shared/contracts/dashboard.ts';
import type { LiveWords } from './admin-words.ts';
import { linkTo } from './dashboard-address.ts';
import type { LiveProps } from './dashboard-parts.tsx';
import { withCount } from './mails-view.tsx';
import styles from './dashboard-parts.module.css';

/** How many records are in the spam folders; read again with all lists. */
export const useSpam = (api: Pick<LiveProps['api'], 'spam'> | null) =>
  useQuery({ queryKey: ['spam'], queryFn: api ? () => api.spam() : skipToken });

/** On all parts of the dashboard: what was caught as spam, which nobody gets an email about. */
export function SpamNote({ live, api }: { live: LiveWords; api: LiveProps['api'] | null }) {
  const { data: counts } = useSpam(api);
  const caught = recordLists.filter((list) => counts?.[list]);
  if (caught.length === 0) return null;
  return (
    <p className={`small quiet ${styles.aside} ${styles.spam}`}>
      <strong>{live['dashboard.spam']}</strong>{' '}
      {caught.map((list) => (
        <a key={list} href={linkTo(list)}>
          {withCount(live[`dashboard.${list}`], counts?.[list])}
        </a>
      ))}
    </p>
  );
}
