import { useState } from 'react';
import { fill } from '../../../lib/template.ts';
import type { DeskApplication, Folder } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { stageOptions } from './stages.ts';
import styles from './work.module.css';

/**
 * What can be done with several applications at once: move to a stage or folder, delete.
 * @param chosen from any page
 * @param folder the other one is offered
 */
export function ChosenBar({
  chosen,
  folder,
  words,
  onStage,
  onFolder,
  onDelete,
  onNone,
}: {
  chosen: readonly DeskApplication[];
  folder: Folder;
  words: LiveAdminWords;
  onStage: (status: string) => void;
  onFolder: (folder: Folder) => void;
  onDelete: () => void;
  onNone: () => void;
}) {
  // A keyboard goes through the options one by one, so choosing one moves nothing yet.
  const [stage, setStage] = useState('');
  const own = words.desk.work.chosen;
  const other = folder === 'inbox' ? 'spam' : 'inbox';
  const count = new Intl.NumberFormat(words.dashboard.locale).format(chosen.length);
  return (
    <div className={styles.chosen} data-shown={chosen.length > 0 ? '' : undefined}>
      <output>{chosen.length > 0 && fill(own.count, { count })}</output>
      {chosen.length > 0 && (
        <>
          <SelectField
            label={own.move}
            placeholder="–"
            options={stageOptions(words, 'applications')}
            value={stage}
            onChange={(event) => setStage(event.currentTarget.value)}
          />
          <Button size="small" disabled={stage === ''} onClick={() => onStage(stage)}>
            {own.go}
          </Button>
          <Button size="small" onClick={() => onFolder(other)}>
            {words.desk.move[other]}
          </Button>
          <Button size="small" onClick={onDelete}>
            {words.desk.remove.label}
          </Button>
          <Button size="small" look="quiet" onClick={onNone}>
            {own.none}
          </Button>
        </>
      )}
    </div>
  );
}
