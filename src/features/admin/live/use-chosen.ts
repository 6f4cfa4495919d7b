import { useState } from 'react';
import { fill } from '../../../lib/template.ts';
import type { Folder } from '../../../ports/admin-desk.ts';
import type { DeskChange, WorkList } from '../../../ports/desk-work.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useDeskChange } from './use-desk.ts';
import type { ViewProps } from './view-props.ts';

/** As many as the API changes at once (shared/contracts/work-schema.ts). */
const most = 200;

interface Choosable {
  id: string;
  status: string;
  folder: Folder;
}

/** The records of a list that are chosen. */
export interface Chosen<Item> {
  chosen: readonly Item[];
  choose: (records: readonly Item[], isChosen: boolean) => void;
  chooseNone: () => void;
  moveTo: (status: string) => Promise<void>;
  putInto: (folder: Folder) => Promise<void>;
  remove: () => void;
}

/** The records that are chosen, over pages and searches, and what is done with all of them. */
export function useChosen<Item extends Choosable>(
  list: WorkList,
  { words, desk, ask, offerUndo }: Pick<ViewProps, 'words' | 'desk' | 'ask' | 'offerUndo'>,
): Chosen<Item> {
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  const change = useDeskChange(words.desk.notDone);
  const own = words.desk.work.chosen;
  const count = new Intl.NumberFormat(words.dashboard.locale).format(chosen.length);

  function choose(records: readonly Item[], isChosen: boolean): void {
    const ids = new Set(records.map(({ id }) => id));
    const others = chosen.filter(({ id }) => !ids.has(id));
    const next = isChosen ? [...others, ...records] : others;
    if (next.length > most)
      notify({ channel: 'status', tone: 'error', title: fill(own.most, { count: most }) });
    else setChosen(next);
  }

  /** Changes all, and offers to put each back to where it was. */
  async function changeAll(
    next: DeskChange,
    text: string,
    before: (record: Item) => DeskChange,
  ): Promise<void> {
    const all = chosen;
    const changes = all.map(({ id }) => ({ id, ...next }));
    if (!(await change(() => desk.changeMany(list, changes)))) return;
    setChosen([]);
    const back = all.map((record) => ({ id: record.id, ...before(record) }));
    offerUndo({ text, onUndo: () => void change(() => desk.changeMany(list, back)) });
  }

  async function deleteAll(): Promise<void> {
    const ids = chosen.map(({ id }) => id);
    if (!(await change(() => desk.removeMany(list, ids)))) return;
    setChosen([]);
    notify({ channel: 'status', tone: 'success', title: fill(own.deleted, { count }) });
  }

  return {
    chosen,
    choose,
    chooseNone: () => setChosen([]),
    moveTo: (status) =>
      changeAll(
        { status },
        fill(own.moved, { count, status: words.dashboard.status[status] ?? status }),
        (record) => ({ status: record.status }),
      ),
    putInto: (folder) =>
      changeAll({ folder }, fill(own.movedTo[folder], { count }), (record) => ({ folder: record.folder })),
    remove: () =>
      ask({
        title: fill(own.deleteTitle, { count }),
        text: words.desk.remove.text,
        confirm: words.desk.remove.label,
        onConfirm: () => void deleteAll(),
      }),
  };
}
