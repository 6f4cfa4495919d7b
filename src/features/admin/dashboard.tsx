import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { Button } from '#src/components/button.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { AdminWords } from './admin-words.ts';
import { ApplicationsView } from './applications-view.tsx';
import { CsvButton, ConfirmDialog, type LiveProps, type Confirmation, RowList } from './dashboard-parts.tsx';
import { goTo, linkTo, useDashboardAddress } from './dashboard-address.ts';
import type { DashboardBackend } from './dashboard-backend.ts';
import { EnquiriesView } from './enquiries-view.tsx';
import { MailsView, UnsentNote, useUnsent, withCount } from './mails-view.tsx';
import { PersonView } from './person-view.tsx';
import { SubscribersView } from './subscribers-view.tsx';
import { SpamNote } from './spam-note.tsx';
import type { WorkProps } from './work-list.tsx';
import { fill } from '#shared/template.ts';
import { useDashboardQuery } from './use-dashboard.ts';
import { H1 } from '#src/components/headings.tsx';
import tools from './dashboard-parts.module.css';

/** The parts of the live dashboard, with the keys of their names. */
const viewKeys = {
  applications: 'dashboard.applications',
  enquiries: 'dashboard.enquiries',
  subscribers: 'dashboard.subscribers',
  mails: 'dashboard.mails',
  people: 'dashboard.people',
  log: 'log',
} as const;

type ViewId = keyof typeof viewKeys;

// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const viewIds = Object.keys(viewKeys) as ViewId[];

/** One of the parts that only a server has. */
function LiveView({ view, work, ...props }: LiveProps & { view: ViewId; work: WorkProps }) {
  switch (view) {
    case 'enquiries':
      return <EnquiriesView {...work} {...props} />;
    case 'subscribers':
      return <SubscribersView {...props} />;
    case 'mails':
      return <MailsView {...props} />;
    case 'people':
      return <PersonView {...props} />;
    case 'log':
      return <LogView {...props} />;
    case 'applications':
      return <ApplicationsView {...work} />;
  }
}

/**
 * The dashboard (SPEC section 2, Admin dashboard). A simulated build shows the applications; a live one has more
 * parts, and the address names the part and the open record.
 * @param heading takes the focus after a login
 */
export function Dashboard({
  words,
  backend,
  heading,
  noteDrafts,
  onLogOut,
}: {
  words: AdminWords;
  backend: DashboardBackend;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Unsaved notes by record. */
  noteDrafts: Map<string, string>;
  onLogOut: () => void;
}) {
  const { dashboard, demonstration, live } = words;
  const address = useDashboardAddress();
  const view = viewIds.find((id) => id === address.view) ?? 'applications';
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const client = useQueryClient();
  useEffect(() => backend.onNews(() => void client.invalidateQueries()), [backend, client]);

  const { data: unsent } = useUnsent(backend.live);
  const unsentCount = unsent && unsent.waiting + unsent.dead;

  const work: WorkProps = {
    words,
    backend,
    heading,
    noteDrafts,
    ask: setQuestion,
    recordId: live ? address.record : selectedId,
    open: live ? (id) => goTo(linkTo(view, id)) : setSelectedId,
  };
  return (
    <div className={tools.dashboard}>
      <div className="wrap">
        <div className={tools.head}>
          <H1 size={2} ref={heading} tabIndex={-1}>
            {live ? live[viewKeys[view]] : dashboard.title}
          </H1>
          <div className={tools.headActions}>
            {!live && (
              <CsvButton
                words={words}
                file={dashboard.csvFile}
                load={() => backend.csv('applications', { text: '' }, dashboard)}
              />
            )}
            <Button size="small" onClick={onLogOut}>
              <Icon name="log-out" /> <span>{dashboard.logOut}</span>
            </Button>
          </div>
          {demonstration && (
            <p className={tools.notice}>
              <DemonstrationNote text={demonstration} />
            </p>
          )}
          {live && (
            <nav className={`small ${tools.views}`} aria-label={live['dashboard.views']}>
              {viewIds.map((id) => (
                <a key={id} href={linkTo(id)} aria-current={id === view ? 'page' : undefined}>
                  {withCount(live[viewKeys[id]], id === 'mails' ? unsentCount : 0)}
                </a>
              ))}
            </nav>
          )}
        </div>
        {live && <SpamNote live={live} api={backend.live} />}
        {live && view !== 'mails' && <UnsentNote live={live} counts={unsent} />}
        {live && backend.live ? (
          <LiveView
            key={view}
            {...{ words, live, backend, view, work }}
            api={backend.live}
            ask={setQuestion}
          />
        ) : (
          <ApplicationsView {...work} />
        )}
      </div>
      {question && live && (
        <ConfirmDialog
          question={question}
          cancel={live['dashboard.cancel']}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}

/** Who did what with which records, latest first. */
function LogView({ words, live, backend, api }: LiveProps) {
  const [page, setPage] = useState(1);
  const query = useDashboardQuery(['log', page], () => api.log(page));
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <>
      <p className={`small quiet ${tools.aside}`}>{live['log.lead']}</p>
      <div className={tools.tools}>
        <CsvButton
          words={words}
          file="log.csv"
          load={() => backend.csv('log', { text: '' }, words.dashboard)}
        />
      </div>
      <RowList {...{ query, words, live, page }} onPage={setPage}>
        {({ at, address, action, subject, records: [first, ...others] }) => (
          <>
            <strong>
              <bdi>{address || live['log.unknown']}</bdi>
            </strong>
            <span>
              <span>{live[`log.action.${action}`]}</span>
              {subject !== 'session' && <span>{': ' + live[`log.subject.${subject}`]}</span>}{' '}
              {/* The identifier of one record, or the number of several: the CSV file has all identifiers. */}
              <code>
                {others.length === 0 ? first : fill(live['log.more'], { count: others.length + 1 })}
              </code>
            </span>
            <time dateTime={at}>{date.format(new Date(at))}</time>
          </>
        )}
      </RowList>
    </>
  );
}
