import { useEffect, useRef } from 'react';
import layout from './form-layout.module.css';
import { DemonstrationNote } from './demonstration-note/demonstration-note.tsx';
import type { Picked } from '#shared/i18n/translator.ts';

/** What a form says about the use of its data. */
export interface PrivacyWords {
  /** Only in a live build: what the data is for. */
  privacy?: string;
  /** Null if the site has no such page; `language` is that of the page where it differs. */
  privacyPolicy: { label: string; href: string; language?: string } | null;
  /** Only in a simulated build. */
  demonstration?: Picked<'demonstration'>;
}

/** The small print next to a form's button (SPEC section 2, Contact and Application). */
export function FormPrivacy({ words: { privacy, privacyPolicy, demonstration } }: { words: PrivacyWords }) {
  return (
    <p className="note quiet">
      {privacy && <span>{privacy}</span>}
      <DemonstrationNote text={demonstration?.form} />{' '}
      {privacyPolicy && (
        <a href={privacyPolicy.href} lang={privacyPolicy.language} hrefLang={privacyPolicy.language}>
          {privacyPolicy.label}
        </a>
      )}
    </p>
  );
}

/** Says next to the button, until the next try, that the last one failed; a notification has told screen readers. */
export function FormFailure({ text }: { text: string | false | undefined }) {
  const said = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = said.current?.closest('form');
    const focused = document.activeElement;
    // Sending disables the button, which loses the focus. If the visitor has focused something else, leave it there.
    const isFocusLost = focused === document.body || focused?.matches('[type="submit"]');
    if (!text || !isFocusLost) return;
    (
      form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form?.querySelector<HTMLElement>('[type="submit"]')
    )?.focus();
  }, [text]);
  return (
    text && (
      <strong ref={said} className={`small ${layout.failure}`}>
        {text}
      </strong>
    )
  );
}
