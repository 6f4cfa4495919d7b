import { useState } from 'react';
import { fill } from '../../../lib/template.ts';
import type { Folder } from '../../../ports/admin-desk.ts';
import type { WorkList } from '../../../ports/desk-work.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { stageOptions } from './stages.ts';
import type { Chosen } from './use-chosen.ts';
import styles from './work.module.css';

/**
 * What can be done with several records at once, by those who may: move to a stage or folder, delete.
 * @param folder the other one is offered
 */
export function ChosenBar({
  list,
  many: { chosen, chooseNone, moveTo, putInto, remove },
  folder,
  words,
}: {
  list: WorkList;
  many: Omit<Chosen<unknown>, 'choose'>;
  folder: Folder;
  words: LiveAdminWords;
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
            options={stageOptions(words, list)}
            value={stage}
            onChange={(event) => setStage(event.currentTarget.value)}
          />
          <Button size="small" disabled={stage === ''} onClick={() => void moveTo(stage)}>
            {own.go}
          </Button>
          <Button size="small" onClick={() => void putInto(other)}>
            {words.desk.move[other]}
          </Button>
          <Button size="small" onClick={remove}>
            {words.desk.remove.label}
          </Button>
          <Button size="small" look="quiet" onClick={chooseNone}>
            {own.none}
          </Button>
        </>
      )}
    </div>
  );
}
