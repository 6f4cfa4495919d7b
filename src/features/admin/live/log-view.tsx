import { useState } from 'react';
import { fill } from '../../../lib/template.ts';
import type { LogEntry } from '../../../ports/team-desk.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import desk from './desk.module.css';
import { Records } from './records.tsx';
import styles from './team.module.css';
import { useDeskQuery } from './use-desk.ts';
import { useColleagues } from './use-team.ts';
import type { ViewProps } from './view-props.ts';

/** The log of the dashboard, for owners: who did what with which records, latest first. */
export function LogView({ words, desk: port }: ViewProps) {
  const { log } = words.team;
  const [search, setSearch] = useState({ user: '', record: '', page: 1 });
  const query = useDeskQuery(['log', ...Object.values(search)], () => port.team.log(search));
  const colleagues = useColleagues(port);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'medium' });

  /** One record by its identifier, of a list only how many: the file has all of them. */
  const recordsOf = ({ records: [first, ...others] }: LogEntry) =>
    others.length === 0 ? first : fill(log.more, { count: others.length + 1 });

  return (
    <>
      <p className={desk.aside}>{log.lead}</p>
      <div className={desk.tools}>
        <SelectField
          label={log.who}
          placeholder={log.everybody}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.user}
          onChange={(event) => setSearch({ ...search, user: event.currentTarget.value, page: 1 })}
        />
        <ButtonLink
          size="small"
          href={port.team.logHref(search, words.dashboard.locale.slice(0, 2))}
          download
        >
          <Icon name="download" /> {words.dashboard.exportCsv}
        </ButtonLink>
      </div>
      <Records {...{ query, words }} page={search.page} onPage={(page) => setSearch({ ...search, page })}>
        {(entry) => (
          <div className={styles.logRow}>
            <time dateTime={entry.at}>{date.format(new Date(entry.at))}</time>
            <bdi>{entry.accountName || log.unknown}</bdi>
            <span>
              {log.actions[entry.action]}
              {entry.subject !== 'session' && `: ${log.subjects[entry.subject]}`}
            </span>
            <code>{recordsOf(entry)}</code>
          </div>
        )}
      </Records>
    </>
  );
}
