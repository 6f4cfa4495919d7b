import { useEffect, useRef } from 'react';
import { Button } from '#src/components/button.tsx';
import styles from './confirm-dialog.module.css';
import controls from './controls.module.css';

/** An action that cannot be undone, to be confirmed. */
export interface Confirmation {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone; Escape and the first button cancel it. */
export function ConfirmDialog({
  question,
  cancel,
  onClose,
}: {
  question: Confirmation;
  cancel: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="dashboard-question"
      aria-describedby="dashboard-question-text"
      onClose={onClose}
    >
      <h2 id="dashboard-question" className="title-4">
        {question.title}
      </h2>
      <p id="dashboard-question-text">{question.text}</p>
      <div className={controls.actions}>
        <Button size="small" onClick={() => dialog.current?.close()}>
          {cancel}
        </Button>
        <Button
          size="small"
          look="primary"
          onClick={() => {
            dialog.current?.close();
            question.onConfirm();
          }}
        >
          {question.confirm}
        </Button>
      </div>
    </dialog>
  );
}
