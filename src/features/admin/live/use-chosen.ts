import { useState } from 'react';
import { fill } from '../../../lib/template.ts';
import type { AdminDesk, DeskApplication, Folder } from '../../../ports/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { LiveAdminWords } from './desk-words.ts';
import type { Undo } from './undo-bar.tsx';
import { useDeskChange } from './use-desk.ts';
import type { ViewProps } from './view-props.ts';

/** As many as the API changes at once (shared/contracts/work-schema.ts). */
const most = 200;

/** The applications that are chosen, over pages and searches, and what is done with all of them. */
export function useChosen({
  words,
  desk,
  ask,
  offerUndo,
}: Pick<ViewProps, 'ask'> & { words: LiveAdminWords; desk: AdminDesk; offerUndo: (undo: Undo) => void }): {
  chosen: readonly DeskApplication[];
  choose: (applications: readonly DeskApplication[], isChosen: boolean) => void;
  chooseNone: () => void;
  moveTo: (status: string) => Promise<void>;
  putInto: (folder: Folder) => Promise<void>;
  remove: () => void;
} {
  const [chosen, setChosen] = useState<readonly DeskApplication[]>([]);
  const change = useDeskChange(words.desk.notDone);
  const own = words.desk.work.chosen;
  const count = new Intl.NumberFormat(words.dashboard.locale).format(chosen.length);

  function choose(applications: readonly DeskApplication[], isChosen: boolean): void {
    const ids = new Set(applications.map(({ id }) => id));
    const others = chosen.filter(({ id }) => !ids.has(id));
    const next = isChosen ? [...others, ...applications] : others;
    if (next.length > most)
      notify({ channel: 'status', tone: 'error', title: fill(own.most, { count: most }) });
    else setChosen(next);
  }

  /** Changes all, and offers to put each back to where it was. */
  async function changeAll(
    next: { status: string } | { folder: Folder },
    text: string,
    before: (application: DeskApplication) => { status: string } | { folder: Folder },
  ): Promise<void> {
    const all = chosen;
    const isDone = await change(() => desk.changeApplications(all.map(({ id }) => ({ id, ...next }))));
    if (!isDone) return;
    setChosen([]);
    const back = all.map((application) => ({ id: application.id, ...before(application) }));
    offerUndo({ text, onUndo: () => void change(() => desk.changeApplications(back)) });
  }

  async function deleteAll(): Promise<void> {
    const ids = chosen.map(({ id }) => id);
    if (!(await change(() => desk.deleteApplications(ids)))) return;
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
        (application) => ({ status: application.status }),
      ),
    putInto: (folder) =>
      changeAll({ folder }, fill(own.movedTo[folder], { count }), (application) => ({
        folder: application.folder,
      })),
    remove: () =>
      ask({
        title: fill(own.deleteTitle, { count }),
        text: words.desk.remove.text,
        confirm: words.desk.remove.label,
        onConfirm: () => void deleteAll(),
      }),
  };
}
