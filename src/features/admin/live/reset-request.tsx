import { useState, type SubmitEvent } from 'react';
import { fill } from '../../../lib/template.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { valueIn } from '../form-values.ts';
import gate from '../gate.module.css';
import type { TeamWords } from './team-words.ts';

/**
 * Asks for a link to choose a new password; the answer is the same for known and unknown addresses.
 * @param request gives false when the server did not answer
 */
export function ResetRequest({
  words,
  request,
  onBack,
}: {
  words: TeamWords;
  request: (email: string) => Promise<boolean>;
  onBack: () => void;
}) {
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = valueIn(event.currentTarget, 'email').trim();
    if (await request(email)) setSentTo(email);
  }

  return (
    <>
      {sentTo === null && (
        <form
          method="dialog"
          aria-labelledby="gate-title"
          className={gate.fields}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <TextField label={words.email} name="email" type="email" autoComplete="username" required />
          <Button type="submit" look="primary" className={gate.submit}>
            {words.gate.resetSend}
          </Button>
        </form>
      )}
      <output>
        {sentTo !== null && <p className={gate.told}>{fill(words.gate.resetSent, { email: sentTo })}</p>}
      </output>
      <div className={gate.ways}>
        <Button size="small" look="quiet" onClick={onBack}>
          {words.gate.back}
        </Button>
      </div>
    </>
  );
}
