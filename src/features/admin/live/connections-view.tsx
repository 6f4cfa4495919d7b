import { useState } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import type { NewConnection } from '../../../ports/connections-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { ConnectionForm, SigningKey } from './connection-form.tsx';
import styles from './connections-view.module.css';
import { Loaded } from './desk-parts.tsx';
import desk from './desk.module.css';
import { QueueList } from './queue-list.tsx';
import records from './records.module.css';
import { useDeskChange, useDeskQuery, useDeskRefresh, useRemoval } from './use-desk.ts';
import type { ViewProps } from './view-props.ts';

/** Connections to other tools: those there are, a form for another one, and what is on its way to them. */
export function ConnectionsView({ words, desk: { connections }, ask }: ViewProps) {
  const { desk: deskWords, dashboard } = words;
  const own = deskWords.connections;
  const query = useDeskQuery(['connections'], () => connections.list());
  const refresh = useDeskRefresh();
  const [newKey, setNewKey] = useState<{ id: string; secret: string } | null>(null);
  const removal = { ...deskWords, remove: { ...deskWords.remove, text: own.removeText } };
  const removeAfterAsking = useRemoval(removal, ask);
  const date = new Intl.DateTimeFormat(dashboard.locale, { dateStyle: 'medium' });

  async function add(connection: NewConnection): Promise<string> {
    const secret = await connections.add(connection);
    refresh();
    notify({ channel: 'status', tone: 'success', title: own.added });
    return secret;
  }

  const change = useDeskChange(deskWords.notDone);
  function askForKey(id: string, address: string): void {
    ask({
      title: `${own.renewKey.label}: ${isolated(address)}`,
      text: own.renewKey.text,
      confirm: own.renewKey.label,
      onConfirm: () => void change(async () => setNewKey({ id, secret: await connections.renewKey(id) })),
    });
  }

  return (
    <>
      <p className={desk.aside}>{own.lead}</p>
      <ConnectionForm words={own} notDone={deskWords.notDone} add={add} />
      <h2 className={styles.part}>{own.tools}</h2>
      <Loaded query={query} words={deskWords}>
        {(items) => (
          <>
            {items.length === 0 && <p className={desk.aside}>{own.none}</p>}
            <ul className={records.records}>
              {items.map(({ id, format, address, createdAt }) => (
                <li key={id} className={records.row}>
                  <strong>{own.formats[format]}</strong>
                  <span className={records.address}>
                    <bdi>{address}</bdi>
                  </span>
                  <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
                  {format === 'standard' && (
                    <Button
                      size="small"
                      look="quiet"
                      className={records.retry}
                      onClick={() => askForKey(id, address)}
                    >
                      {own.renewKey.label} <bdi className="visually-hidden">{address}</bdi>
                    </Button>
                  )}
                  <Button
                    size="small"
                    look="quiet"
                    className={`${records.state} ${records.remove}`}
                    onClick={() => removeAfterAsking(address, () => connections.remove(id))}
                  >
                    {deskWords.remove.label} <bdi className="visually-hidden">{address}</bdi>
                  </Button>
                  {newKey?.id === id && <SigningKey words={own} secret={newKey.secret} />}
                </li>
              ))}
            </ul>
            {items.length > 0 && (
              <>
                <h2 className={styles.part}>{own.deliveries}</h2>
                <QueueList
                  words={words}
                  name="deliveries"
                  label={own.deliveries}
                  read={(search) => connections.deliveries(search)}
                  retry={(id) => connections.retry(id)}
                >
                  {({ type, webhookId }) => ({
                    what: <span lang="en">{type}</span>,
                    to: <bdi>{items.find(({ id }) => id === webhookId)?.address}</bdi>,
                  })}
                </QueueList>
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
