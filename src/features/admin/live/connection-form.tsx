import { useRef, useState, type SubmitEvent } from 'react';
import { webhookFormats, type WebhookFormat } from '../../../../shared/contracts/webhook-schema.ts';
import type { NewConnection } from '../../../ports/connections-desk.ts';
import { DeskFailure } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { ConnectionsWords } from './connections-words.ts';
import { Choice } from './desk-parts.tsx';
import styles from './connections-view.module.css';
import desk from './desk.module.css';

/** Where HubSpot takes new contacts; every company has the same address. */
const hubspotUrl = 'https://api.hubapi.com/crm/v3/objects/contacts';

/** What is wrong, in the words of the form. */
function problemOf(error: unknown, words: ConnectionsWords): string | null {
  if (!(error instanceof DeskFailure) || error.reason !== 'refused') return null;
  const [field, word] = Object.entries(error.fields)[0] ?? [];
  if (field === undefined) return words.full;
  const { address, private: notPublic, required, other } = words.problems;
  const said = { address, private: notPublic, required }[word ?? ''] ?? other;
  return `${field === 'token' ? words.token.label : words.url.label}: ${said}`;
}

/**
 * The form that connects a tool. What was typed stays when it is refused.
 * @param add resolves with the key of the signatures, or rejects with DeskFailure
 * @param notDone said when the server cannot be reached
 */
export function ConnectionForm({
  words,
  notDone,
  add,
}: {
  words: ConnectionsWords;
  notDone: string;
  add: (connection: NewConnection) => Promise<string>;
}) {
  const [format, setFormat] = useState<WebhookFormat>('standard');
  const [problem, setProblem] = useState('');
  const [secret, setSecret] = useState('');
  const isSending = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    isSending.current = true;
    const typed = (name: string) => {
      const field = form.elements.namedItem(name);
      return field instanceof HTMLInputElement ? field.value.trim() : '';
    };
    try {
      setSecret(await add({ url: typed('url'), format, token: typed('token') }));
      setProblem('');
      form.reset();
    } catch (error) {
      setProblem(problemOf(error, words) ?? notDone);
    } finally {
      isSending.current = false;
    }
  }

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Choice
          label={words.format}
          options={webhookFormats.map((value) => ({ value, label: words.formats[value] }))}
          value={format}
          onChange={setFormat}
        />
        <TextField
          key={format}
          label={words.url.label}
          hint={words.url.hint}
          name="url"
          type="url"
          dir="ltr"
          autoComplete="off"
          defaultValue={format === 'hubspot' ? hubspotUrl : ''}
          required
        />
        {format === 'hubspot' && (
          <TextField
            label={words.token.label}
            hint={words.token.hint}
            name="token"
            type="password"
            autoComplete="off"
            required
          />
        )}
        <div className={desk.actions}>
          <Button type="submit" size="small">
            {words.add}
          </Button>
        </div>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </form>
      {secret && <SigningKey {...{ words, secret }} />}
    </>
  );
}

/** The key of the signatures, shown once, to be copied. */
export function SigningKey({ words, secret }: { words: ConnectionsWords; secret: string }) {
  return (
    <TextField
      className={styles.secret}
      label={words.secret.label}
      hint={words.secret.hint}
      dir="ltr"
      value={secret}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
