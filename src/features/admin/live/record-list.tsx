import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import type { DeskApplication, DeskEnquiry, EnquirySearch } from '../../../ports/admin-desk.ts';
import type { DeskPage } from '../../../ports/desk-page.ts';
import type { RecordOrder, WorkList } from '../../../ports/desk-work.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { RecordTable, type Row, type TableWords } from '../record-table.tsx';
import { nextOrder } from '../sort-applications.ts';
import { choiceColumn } from './choice-column.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { Loaded, Pager } from './desk-parts.tsx';
import { RecordPanes, useRecordFocus } from './record-panes.tsx';
import { recordParts } from './record-parts.ts';
import { RecordTools } from './record-tools.tsx';
import { useChosen } from './use-chosen.ts';
import { useDeskChange, useDeskRecord, useRemoval } from './use-desk.ts';
import { useSteps } from './use-steps.ts';
import { useMay } from './use-team.ts';
import type { ViewProps } from './view-props.ts';
import work from './work.module.css';

/** What `children` gets to show an open record. */
export interface Opened {
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  /** Buttons below the name. */
  tools: ReactNode;
  /** The sections below what was sent. */
  parts: ReactNode;
}

/**
 * The records that the team works on: a sorted table with pages, boxes to choose several, and the one in the
 * address with its tools, from which one goes to the next.
 * @param query one page of the list
 * @param load reads one record
 * @param rowOf what the table shows of a record
 * @param onPerson looks for all records of the person, where there is such a search
 * @param renderBeside shown in the place of the table, for an open record
 * @param children shows an open record
 */
export function RecordList<Item extends DeskApplication | DeskEnquiry>({
  list,
  query,
  search,
  narrow,
  turnTo,
  load,
  rowOf,
  table,
  onPerson,
  renderBeside = () => null,
  children,
  ...view
}: ViewProps & {
  list: WorkList;
  query: UseQueryResult<DeskPage<Item>>;
  search: EnquirySearch;
  narrow: (change: { order: RecordOrder }) => void;
  turnTo: (page: number) => void;
  load: (id: string) => Promise<Item>;
  rowOf: (item: Item) => Row;
  table: TableWords;
  onPerson?: (item: Item) => void;
  renderBeside?: (item: Item | undefined) => ReactNode;
  children: (item: Item, opened: Opened) => ReactNode;
}) {
  const { words, desk, ask, offerUndo, noteDrafts, heading, recordId, open } = view;
  const may = useMay(desk);
  const change = useDeskChange(words.desk.notDone);
  const removeAfterAsking = useRemoval(words.desk, ask);
  const many = useChosen<Item>(list, view);
  const mayChooseMany = may(`POST /admin/${list}/changes`);
  const record = useDeskRecord(list, recordId, query.data?.items, load, ({ replies = [] }) =>
    replies.some(({ state }) => state === 'waiting'),
  );
  const { recordHeading, rowId } = useRecordFocus(recordId, record.data !== undefined, heading);
  const steps = useSteps({
    query,
    page: search.page,
    turnTo,
    recordId,
    open,
    onChoose() {
      const { data } = record;
      if (data && mayChooseMany) many.choose([data], !many.chosen.some(({ id }) => id === data.id));
    },
  });
  const close = () => open(null);
  const nameOf = (item: Item) => rowOf(item).name;

  async function moveToStage(item: Item, next: string): Promise<void> {
    const { id, status } = item;
    if (!(await change(() => desk.change(list, id, { status: next })))) return;
    offerUndo({
      text: fill(words.desk.statusDone, {
        name: isolated(nameOf(item)),
        status: words.dashboard.status[next] ?? next,
      }),
      onUndo: () => void change(() => desk.changeMany(list, [{ id, status }])),
    });
  }

  async function move({ id, folder }: Item): Promise<void> {
    const to = folder === 'inbox' ? 'spam' : 'inbox';
    if (await change(() => desk.change(list, id, { folder: to }), close))
      notify({ channel: 'status', tone: 'success', title: words.desk.moved[to] });
  }

  function remove(item: Item): void {
    removeAfterAsking(
      nameOf(item),
      () => desk.remove(list, item.id),
      () => {
        noteDrafts.delete(item.id);
        return close();
      },
    );
  }

  const actionsOf = (item: Item) => ({
    onNext: steps.next,
    onPrevious: steps.previous,
    onStage: (status: string) => void moveToStage(item, status),
    onMove: () => void move(item),
    onDelete: () => remove(item),
    onPerson: onPerson && (() => onPerson(item)),
  });

  return (
    <>
      <ChosenBar {...{ list, many, words }} folder={search.folder} />
      <RecordPanes
        {...{ words, recordId, record }}
        view={list}
        label={words.desk.views[list]}
        onClose={() => void close()}
        onKeyDown={steps.onKeyDown}
        list={
          renderBeside(record.data) ?? (
            <Loaded query={query} words={words.desk}>
              {({ items, total }) => (
                <>
                  {items.length > 0 && (
                    <RecordTable
                      rows={items.map(rowOf)}
                      words={table}
                      order={search.order}
                      onOrder={(column) => narrow({ order: nextOrder(search.order, column) })}
                      selectedId={recordId}
                      onSelect={(id) => void open(id)}
                      rowButtonId={rowId}
                      {...(mayChooseMany && {
                        choice: choiceColumn(items, nameOf, many, words.desk.work.chosen),
                      })}
                    />
                  )}
                  <Pager
                    {...{ total }}
                    page={search.page}
                    onPage={turnTo}
                    words={words.desk}
                    locale={words.dashboard.locale}
                  />
                  <p className={work.keys}>{words.desk.work.keys[mayChooseMany ? 'working' : 'reading']}</p>
                </>
              )}
            </Loaded>
          )
        }
      >
        {(item) =>
          children(item, {
            heading: recordHeading,
            onClose: () => void close(),
            tools: <RecordTools {...{ list, words, desk }} record={item} actions={actionsOf(item)} />,
            parts: recordParts.map(({ id, Part }) => (
              <Part key={id} {...{ list, words, desk, ask, noteDrafts }} record={item} name={nameOf(item)} />
            )),
          })
        }
      </RecordPanes>
    </>
  );
}
