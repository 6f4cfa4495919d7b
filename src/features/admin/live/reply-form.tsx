import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { longest } from '../../../../config/text-limits.ts';
import { fill } from '../../../lib/template.ts';
import type { DeskTemplate, WrittenReply } from '../../../ports/desk-work.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField, type SelectOption } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { WorkWords } from './work-words.ts';
import styles from './work.module.css';

/** A mail that is being written. */
export interface ReplyDraft {
  subject: string;
  text: string;
  /** Stage once it is sent; empty leaves it. */
  status: string;
}

/** The draft that a template begins with. */
export const draftOf = ({ subject, text, moveTo }: DeskTemplate): ReplyDraft => ({
  subject,
  text,
  status: moveTo ?? '',
});

/**
 * A mail to whom a record is from, filled in by a template and edited before it is sent. Its text is a draft
 * until then.
 * @param stages to choose the next one from
 * @param send rejects when it fails
 */
export function ReplyForm({
  email,
  draft,
  onDraft,
  stages,
  send,
  onClose,
  words,
}: {
  email: string;
  draft: ReplyDraft;
  onDraft: (draft: ReplyDraft) => void;
  stages: readonly SelectOption[];
  send: (reply: WrittenReply) => Promise<void>;
  onClose: () => void;
  words: WorkWords['reply'];
}) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    const { status, ...text } = draft;
    try {
      await send({ ...text, ...(status !== '' && { status }) });
    } catch {
      setState('failed');
    }
  }

  const said = { idle: '', sending: words.sending, failed: words.failed }[state];
  return (
    <form ref={form} className={styles.write} onSubmit={(event) => void submit(event)}>
      <p className={styles.by}>{fill(words.to, { email })}</p>
      <TextField
        label={words.subject}
        name="subject"
        required
        maxLength={longest.subject}
        value={draft.subject}
        onChange={(event) => onDraft({ ...draft, subject: event.currentTarget.value })}
      />
      <TextAreaField
        label={words.text}
        name="text"
        rows={10}
        required
        maxLength={longest.message}
        value={draft.text}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
      />
      <SelectField
        label={words.stage}
        name="status"
        placeholder={words.stays}
        options={stages}
        value={draft.status}
        onChange={(event) => onDraft({ ...draft, status: event.currentTarget.value })}
      />
      <output>{said}</output>
      <div className={styles.buttons}>
        <Button type="submit" size="small" look="primary" disabled={state === 'sending'}>
          {words.send}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          {words.discard}
        </Button>
      </div>
    </form>
  );
}
