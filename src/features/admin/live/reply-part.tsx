import { useState } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { WorkList, WrittenReply } from '../../../ports/desk-work.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import type { LiveAdminWords } from './desk-words.ts';
import type { PartProps } from './part-props.ts';
import { Replies } from './replies.tsx';
import { draftOf, ReplyForm, type ReplyDraft } from './reply-form.tsx';
import { stageOptions } from './stages.ts';
import { useDeskChange, useDeskQuery, useDeskRefresh } from './use-desk.ts';
import { useMay } from './use-team.ts';
import styles from './work.module.css';

/** Drafts of mails are kept beside those of notes, which have the id of the record alone. */
const draftKey = (id: string) => `reply ${id}`;

function readDraft(text: string | undefined): ReplyDraft | null {
  // Written by `keep` below.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === undefined ? null : (JSON.parse(text) as ReplyDraft);
}

/** A button for each template, and one for an empty mail. */
function Beginnings({
  list,
  id,
  words,
  desk,
  onBegin,
}: {
  list: WorkList;
  id: string;
  words: LiveAdminWords;
  desk: AdminDesk;
  onBegin: (draft: ReplyDraft) => void;
}) {
  const language = words.dashboard.locale.slice(0, 2);
  const templates = useDeskQuery(['templates', list, id], () => desk.templates(list, id, language));
  return (
    <div className={styles.buttons}>
      {!templates.isPlaceholderData &&
        templates.data?.map((template) => (
          <Button key={template.id} size="small" onClick={() => onBegin(draftOf(template))}>
            {template.name}
          </Button>
        ))}
      <Button size="small" onClick={() => onBegin({ subject: '', text: '', status: '' })}>
        {words.desk.work.reply.blank}
      </Button>
    </div>
  );
}

/**
 * The mails to whom a record is from: those that were sent, a button for each template, and the mail that is
 * being written.
 */
export function ReplyPart({
  list,
  record: { id, email, replies = [] },
  name,
  words,
  desk,
  noteDrafts: drafts,
}: PartProps) {
  const [draft, setDraft] = useState(() => readDraft(drafts.get(draftKey(id))));
  const { locale } = words.dashboard;
  const refresh = useDeskRefresh();
  const change = useDeskChange(words.desk.notDone);
  const may = useMay(desk);
  const { reply: own } = words.desk.work;

  function keep(next: ReplyDraft | null): void {
    if (next) drafts.set(draftKey(id), JSON.stringify(next));
    else drafts.delete(draftKey(id));
    setDraft(next);
  }

  async function send(reply: WrittenReply): Promise<void> {
    await desk.reply(list, id, reply);
    keep(null);
    refresh();
    notify({ channel: 'status', tone: 'success', title: fill(own.sent, { name: isolated(name) }) });
  }

  return (
    <>
      <Replies
        replies={replies}
        date={new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })}
        words={own}
        states={words.desk}
        onRetry={
          may('POST /admin/mails/:id/retry')
            ? (reply) => void change(() => desk.retryMail(reply.id))
            : undefined
        }
      />
      {may(`POST /admin/${list}/:id/replies`) && (
        <section className={styles.part}>
          <h3>{own.title}</h3>
          {draft ? (
            <ReplyForm
              email={email}
              draft={draft}
              onDraft={keep}
              stages={stageOptions(words, list)}
              send={send}
              onClose={() => keep(null)}
              words={own}
            />
          ) : (
            <Beginnings {...{ list, id, words, desk }} onBegin={keep} />
          )}
        </section>
      )}
    </>
  );
}
