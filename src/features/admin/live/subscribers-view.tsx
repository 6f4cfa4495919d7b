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
export function SubscribersView({ words, liveWords, backend, ask }: ViewProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = { text: useSettled(typed), page };
  const query = useDashboardQuery(['subscribers', search], () => backend.subscribers(search));
  const change = useDashboardChange(liveWords['dashboard.notDone']);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium' });

  return (
    <>
      <div className={controls.tools}>
        <SearchField
          words={liveWords}
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
      <RowList {...{ query, words, liveWords, page }} onPage={setPage}>
        {({ id, email, receivedAt, confirmedAt, folder }) => (
          <>
            <strong>
              <EmailAddress>{email}</EmailAddress>
            </strong>
            {folder === 'spam' ? (
              <span>
                <span>{liveWords['dashboard.spam']}</span>{' '}
                <Button
                  size="small"
                  look="quiet"
                  onClick={() =>
                    void change(() => backend.releaseSubscriber(id), liveWords['dashboard.moved.inbox'])
                  }
                >
                  <span>{liveWords['dashboard.move.inbox']}</span>{' '}
                  <bdi className="visually-hidden">{email}</bdi>
                </Button>
              </span>
            ) : (
              <span>
                {confirmedAt ? liveWords['dashboard.confirmed'] : liveWords['dashboard.unconfirmed']}
              </span>
            )}
            <time dateTime={receivedAt}>{date.format(new Date(receivedAt))}</time>
            <Button
              size="small"
              look="quiet"
              className={`${styles.state} ${styles.remove}`}
              onClick={() =>
                ask({
                  title: fill(liveWords['dashboard.delete.title'], { what: isolated(email) }),
                  text: liveWords['dashboard.delete.text'],
                  confirm: liveWords['dashboard.delete'],
                  onConfirm: () =>
                    void change(
                      () => backend.remove('subscribers', id),
                      fill(liveWords['dashboard.deleted'], { what: isolated(email) }),
                    ),
                })
              }
            >
              <span>{liveWords['dashboard.delete']}</span> <bdi className="visually-hidden">{email}</bdi>
            </Button>
          </>
        )}
      </RowList>
    </>
  );
}
