import { useRef, useState } from 'react';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { DeskWords } from './desk-words.ts';

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * The team's notes on an application. Saved when the field loses the focus; until then kept as a draft.
 * @param saved the text in the API
 * @param draft unsaved text, if any
 * @param onDraft stores the draft; null once it is saved
 * @param save rejects when it fails
 */
export function NotesField({
  saved,
  draft,
  onDraft,
  save,
  words,
}: {
  saved: string;
  draft: string | undefined;
  onDraft: (text: string | null) => void;
  save: (text: string) => Promise<void>;
  words: DeskWords['notes'];
}) {
  const [text, setText] = useState(draft ?? saved);
  const [state, setState] = useState<SaveState>('idle');
  const stored = useRef(saved);

  async function leave(): Promise<void> {
    if (text === stored.current) return;
    setState('saving');
    try {
      await save(text);
      stored.current = text;
      onDraft(null);
      setState('saved');
    } catch {
      setState('failed');
    }
  }

  const said = state === 'idle' ? words.hint : words[state];
  return (
    <TextAreaField
      label={words.label}
      name="notes"
      rows={4}
      value={text}
      hint={<output>{said}</output>}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onDraft(event.currentTarget.value);
        if (state !== 'saving') setState('idle');
      }}
      onBlur={() => void leave()}
    />
  );
}
