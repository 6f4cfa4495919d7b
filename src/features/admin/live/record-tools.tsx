import type { DeskApplication, DeskEnquiry } from '../../../ports/admin-desk.ts';
import type { WorkList } from '../../../ports/desk-work.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Choice } from './desk-parts.tsx';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { stagesOf } from './stages.ts';
import { useMay } from './use-team.ts';

/** What is done with an open record. */
export interface RecordActions {
  /** Null where there is no next one. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onStage: (status: string) => void;
  /** Moves it to the other folder. */
  onMove: () => void;
  onDelete: () => void;
  /** Looks for all records of the person; absent where a list has no such search. */
  onPerson?: (() => void) | undefined;
}

/** The buttons of an open record, for those who may: its stage, the next and the previous one, folder, deletion. */
export function RecordTools({
  list,
  record: { status, folder },
  words,
  desk,
  actions: { onNext, onPrevious, onStage, onMove, onDelete, onPerson },
}: {
  list: WorkList;
  record: DeskApplication | DeskEnquiry;
  words: LiveAdminWords;
  desk: AdminDesk;
  actions: RecordActions;
}) {
  const own = words.desk.work;
  const may = useMay(desk);
  const mayChange = may(`PATCH /admin/${list}/:id`);
  return (
    <div className={styles.detailTools}>
      {mayChange && (
        <Choice
          label={own.stage}
          options={stagesOf(words, list, status)}
          value={status}
          onChange={(next) => next !== status && onStage(next)}
        />
      )}
      <IconButton
        icon="arrow-left"
        label={own.previous}
        disabled={!onPrevious}
        onClick={() => onPrevious?.()}
      />
      <IconButton icon="arrow-right" label={own.next} disabled={!onNext} onClick={() => onNext?.()} />
      {mayChange && (
        <Button size="small" look="quiet" onClick={onMove}>
          {words.desk.move[folder === 'inbox' ? 'spam' : 'inbox']}
        </Button>
      )}
      {may(`DELETE /admin/${list}/:id`) && (
        <Button size="small" look="quiet" onClick={onDelete}>
          {words.desk.remove.label}
        </Button>
      )}
      {onPerson && (
        <Button size="small" look="quiet" onClick={onPerson}>
          {own.person.only}
        </Button>
      )}
    </div>
  );
}
