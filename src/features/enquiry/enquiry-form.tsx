import { useEffect, useLayoutEffect, useRef } from 'react';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { PostedForm, type PostedFormWords } from '#src/components/posted-form.tsx';
import { limits } from '#shared/limits.ts';
import { visitSource } from '#src/browser/visit-source.ts';
import type { Enquiry } from '#shared/forms/enquiry.ts';
import type { LocalizedField } from '#shared/forms/localized-field.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { isAnyFilled, readText } from '#src/components/read-text.ts';
import { usePostedForm } from '#src/components/form-post/use-posted-form.ts';
import { useUnsavedGuard } from '#src/components/use-unsaved-guard.ts';
import { Icon } from '#src/components/icon.tsx';
import { LinkButtons } from '#src/components/link-buttons.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { chosenService } from './chosen-service.ts';
import styles from './enquiry-form.module.css';

export interface EnquiryWords
  extends PostedFormWords, Picked<'form'>, Picked<'enquiry.form', 'refused' | 'unscripted'> {
  /** In order. */
  fields: readonly LocalizedField<keyof Enquiry>[];
  /** Who answers and when; in a demonstration, what a live site would say. */
  sentText: string;
  /** What else a visitor can do now, such as book a call. */
  sentLinks: readonly LinkTo[];
}

/**
 * The contact form (SPEC sections 3, 4 and 5): idle, sending for a second, then "Message sent!" above the empty form,
 * in view because it gets the focus.
 */
export function EnquiryForm({ words }: { words: EnquiryWords }) {
  const { fields } = words;
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const sending = usePostedForm<Enquiry>('enquiry', {
    words,
    leastMs: limits.contact.delayMs,
    read: (data) => ({ ...readText(data, fields), ...(words.post && visitSource()) }),
    failed: { title: words.refused },
  });
  const isSent = sending.status === 'sent';
  const serviceField = fields.find(({ kind }) => kind === 'service')?.name;
  useUnsavedGuard(() => {
    if (!form.current) return false;
    // A chosen service alone does not count as unsaved input.
    const typed = fields.filter(({ kind }) => kind !== 'service');
    return isAnyFilled(readText(new FormData(form.current), typed));
  }, words.leaveQuestion);

  useEffect(() => {
    const list = form.current?.elements.namedItem(serviceField ?? '');
    const service = chosenService();
    if (!service || !(list instanceof HTMLSelectElement) || list.value !== '') return;
    if ([...list.options].some(({ value }) => value === service)) list.value = service;
  }, [serviceField]);

  // Together with the confirmation, so that a visitor who leaves now is not asked about a sent message.
  useLayoutEffect(() => {
    if (!isSent) return;
    form.current?.reset();
    // The disabled button lost the focus. If the visitor has focused something else, leave it there.
    const focused = document.activeElement;
    if (focused === document.body || form.current?.contains(focused)) confirmation.current?.focus();
    else confirmation.current?.scrollIntoView({ block: 'nearest' });
  }, [isSent]);

  return (
    <>
      {/* A live region must exist before its text changes; <output> may not contain paragraphs. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={confirmation} className={styles.confirmation} role="status" tabIndex={-1}>
        {isSent && (
          <div className={styles.sent}>
            <Icon name="check" />
            <strong>{words.sent}</strong>
            <p className="plain">
              <span>{words.sentText}</span>
              <DemonstrationNote text={words.demonstration?.done} />
            </p>
            <LinkButtons links={words.sentLinks} />
          </div>
        )}
      </div>
      <PostedForm
        ref={form}
        form={sending}
        {...{ words, fields }}
        button={{ labels: { idle: words.send, sending: words.sending } }}
      />
    </>
  );
}
