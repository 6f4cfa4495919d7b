import { useState } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { DeskReply, RepliedList, WrittenReply } from '../../../ports/desk-work.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { fullName } from '../sort-applications.ts';
import type { LiveAdminWords } from './desk-words.ts';
import type { ApplicationPartProps, EnquiryPartProps } from './part-props.ts';
import { Replies } from './replies.tsx';
import { draftOf, ReplyForm, type ReplyDraft } from './reply-form.tsx';
import { stageOptions } from './stages.ts';
import { useDeskChange, useDeskQuery, useDeskRefresh } from './use-desk.ts';
import styles from './work.module.css';

/** Drafts of mails are kept beside those of notes, which have the id of the record alone. */
const draftKey = (id: string) => `reply ${id}`;

function readDraft(text: string | undefined): ReplyDraft | null {
  // Written by `keep` below.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === undefined ? null : (JSON.parse(text) as ReplyDraft);
}

/**
 * The mails to whom a record is from: those that were sent, a button for each template, and the mail that is
 * being written.
 * @param drafts unsent mails, kept when the session ends
 */
function ReplyPart({
  list,
  id,
  email,
  name,
  replies,
  words,
  desk,
  drafts,
}: {
  list: RepliedList;
  id: string;
  email: string;
  name: string;
  replies: readonly DeskReply[];
  words: LiveAdminWords;
  desk: AdminDesk;
  drafts: Map<string, string>;
}) {
  const [draft, setDraft] = useState(() => readDraft(drafts.get(draftKey(id))));
  const { locale } = words.dashboard;
  const templates = useDeskQuery(['templates', list, id], () => desk.templates(list, id, locale.slice(0, 2)));
  const refresh = useDeskRefresh();
  const change = useDeskChange(words.desk.notDone);
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
        onRetry={(reply) => void change(() => desk.retryMail(reply.id))}
      />
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
          <div className={styles.buttons}>
            {!templates.isPlaceholderData &&
              templates.data?.map((template) => (
                <Button key={template.id} size="small" onClick={() => keep(draftOf(template))}>
                  {template.name}
                </Button>
              ))}
            <Button size="small" onClick={() => keep({ subject: '', text: '', status: '' })}>
              {own.blank}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

/** The mails to an applicant. */
export function ApplicationReplies({ application, words, desk, noteDrafts }: ApplicationPartProps) {
  const { id, email, replies = [] } = application;
  const name = fullName(application);
  return <ReplyPart list="applications" drafts={noteDrafts} {...{ id, email, name, replies, words, desk }} />;
}

/** The mails to who sent an enquiry. */
export function EnquiryReplies({ enquiry, words, desk, noteDrafts }: EnquiryPartProps) {
  const { id, email, name, replies = [] } = enquiry;
  return <ReplyPart list="enquiries" drafts={noteDrafts} {...{ id, email, name, replies, words, desk }} />;
}
