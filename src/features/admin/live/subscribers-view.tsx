import { useState } from 'react';
import { isolated } from '#shared/isolated.ts';
import { fill } from '#shared/template.ts';
import { Button } from '#src/components/button.tsx';
import { CsvButton } from '#src/features/admin/csv-button.tsx';
import { EmailAddress } from '#src/features/admin/email-address.tsx';
import { useDashboardQuery } from '#src/features/admin/use-dashboard.ts';
import controls from './controls.module.css';
import type { ViewProps } from './live-view.ts';
import { RowList } from './row-list.tsx';
import styles from './row-list.module.css';
import { SearchField } from './search-field.tsx';
import { useDashboardChange } from './use-dashboard-change.ts';
import { useSettled } from './use-settled.ts';

/** The subscribers of the newsletter, confirmed or not yet. */
export function SubscribersView({ words, live, backend, ask }: ViewProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = { text: useSettled(typed), page };
  const query = useDashboardQuery(['subscribers', search], () => backend.subscribers(search));
  const change = useDashboardChange(live['dashboard.notDone']);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium' });

  return (
    <>
      <div className={controls.tools}>
        <SearchField
          words={live}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        <CsvButton
          words={words}
          file="subscribers.csv"
          load={() => backend.csv('subscribers', search, words.dashboard)}
        />
      </div>
      <RowList {...{ query, words, live, page }} onPage={setPage}>
        {({ id, email, receivedAt, confirmedAt, folder }) => (
          <>
            <strong>
              <EmailAddress>{email}</EmailAddress>
            </strong>
            {folder === 'spam' ? (
              <span>
                <span>{live['dashboard.spam']}</span>{' '}
                <Button
                  size="small"
                  look="quiet"
                  onClick={() =>
                    void change(() => backend.releaseSubscriber(id), live['dashboard.moved.inbox'])
                  }
                >
                  <span>{live['dashboard.move.inbox']}</span> <bdi className="visually-hidden">{email}</bdi>
                </Button>
              </span>
            ) : (
              <span>{confirmedAt ? live['dashboard.confirmed'] : live['dashboard.unconfirmed']}</span>
            )}
            <time dateTime={receivedAt}>{date.format(new Date(receivedAt))}</time>
            <Button
              size="small"
              look="quiet"
              className={`${styles.state} ${styles.remove}`}
              onClick={() =>
                ask({
                  title: fill(live['dashboard.delete.title'], { what: isolated(email) }),
                  text: live['dashboard.delete.text'],
                  confirm: live['dashboard.delete'],
                  onConfirm: () =>
                    void change(
                      () => backend.remove('subscribers', id),
                      fill(live['dashboard.deleted'], { what: isolated(email) }),
                    ),
                })
              }
            >
              <span>{live['dashboard.delete']}</span> <bdi className="visually-hidden">{email}</bdi>
            </Button>
          </>
        )}
      </RowList>
    </>
  );
}
