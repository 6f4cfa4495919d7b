import { useState } from 'react';
import { isolated } from '../../../shared/isolated.ts';
import { fill } from '../../../shared/template.ts';
import { Button } from '../../components/button.tsx';
import { CsvButton, RowList, SearchField, type LiveProps } from './desk-parts.tsx';
import styles from './desk.module.css';
import { EmailAddress } from './email-address.tsx';
import records from './records.module.css';
import { useDeskChange, useDeskQuery, useSettled } from './use-desk.ts';

/** The subscribers of the newsletter, confirmed or not yet. */
export function SubscribersView({ words, live, desk, api, ask }: LiveProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = { text: useSettled(typed), page };
  const query = useDeskQuery(['subscribers', search], () => api.subscribers(search));
  const change = useDeskChange(live['desk.notDone']);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium' });

  return (
    <>
      <div className={styles.tools}>
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
          load={() => desk.csv('subscribers', search, words.dashboard)}
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
                {live['desk.spam']}{' '}
                <Button
                  size="small"
                  look="quiet"
                  onClick={() => void change(() => api.releaseSubscriber(id), live['desk.moved.inbox'])}
                >
                  {live['desk.move.inbox']} <bdi className="visually-hidden">{email}</bdi>
                </Button>
              </span>
            ) : (
              <span>{confirmedAt ? live['desk.confirmed'] : live['desk.unconfirmed']}</span>
            )}
            <time dateTime={receivedAt}>{date.format(new Date(receivedAt))}</time>
            <Button
              size="small"
              look="quiet"
              className={`${records.state} ${records.remove}`}
              onClick={() =>
                ask({
                  title: fill(live['desk.delete.title'], { what: isolated(email) }),
                  text: live['desk.delete.text'],
                  confirm: live['desk.delete'],
                  onConfirm: () =>
                    void change(
                      () => api.remove('subscribers', id),
                      fill(live['desk.deleted'], { what: isolated(email) }),
                    ),
                })
              }
            >
              {live['desk.delete']} <bdi className="visually-hidden">{email}</bdi>
            </Button>
          </>
        )}
      </RowList>
    </>
  );
}
