import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DeskWords } from './desk-words.ts';
import styles from './undo-bar.module.css';

/** A finished action and how to undo it. */
export interface Undo {
  text: string;
  onUndo: () => void;
}

/** Long enough to read it and reach the button; it pauses while the bar is hovered or has the focus. */
const shownMs = 10_000;

/** Reports a finished action for some seconds, with a button to undo it. */
export function UndoBar({
  undo,
  words,
  onClose,
}: {
  undo: Undo | null;
  words: Pick<DeskWords, 'undo' | 'close'>;
  onClose: () => void;
}) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!undo || isHeld) return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [undo, isHeld, onClose]);
  return (
    // Not a control: it only notices that somebody is reading.
    <div
      className={styles.undo}
      data-shown={undo ? '' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <output>{undo?.text}</output>
      {undo && (
        <>
          <Button
            size="small"
            onClick={() => {
              undo.onUndo();
              onClose();
            }}
          >
            {words.undo}
          </Button>
          <IconButton icon="x" label={words.close} onClick={onClose} />
        </>
      )}
    </div>
  );
}
