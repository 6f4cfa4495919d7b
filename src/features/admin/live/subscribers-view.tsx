import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from './desk-parts.tsx';
import styles from './desk.module.css';
import type { ViewProps } from './live-dashboard.tsx';
import records from './records.module.css';
import { Records } from './records.tsx';
import { useDeskQuery, useRemoval, useSettled } from './use-desk.ts';

/** Who subscribed, and whether the address was confirmed. */
export function SubscribersView({ words, desk, ask }: ViewProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const search = { text: useSettled(text), page };
  const query = useDeskQuery(['subscribers', search.text, page], () => desk.subscribers(search));
  const removeAfterAsking = useRemoval(words.desk, ask);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium' });

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          words={words.desk}
          value={text}
          onChange={(next) => {
            setText(next);
            setPage(1);
          }}
        />
      </div>
      <Records {...{ query, page, words }} onPage={setPage}>
        {({ id, email, receivedAt, confirmedAt }) => (
          <div className={records.row}>
            <strong>{email}</strong>
            <span>{confirmedAt ? words.desk.confirmed : words.desk.unconfirmed}</span>
            <time dateTime={receivedAt}>{date.format(new Date(receivedAt))}</time>
            <Button
              size="small"
              look="quiet"
              className={`${records.state} ${records.remove}`}
              onClick={() => removeAfterAsking(email, () => desk.deleteSubscriber(id))}
            >
              {words.desk.remove.label} <span className="visually-hidden">{email}</span>
            </Button>
          </div>
        )}
      </Records>
    </>
  );
}
