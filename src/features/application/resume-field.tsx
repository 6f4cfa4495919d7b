import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { limits } from '#shared/limits.ts';
import { resumeAccept } from '#shared/forms/resume-accept.ts';
import { fileSizeIn } from '#shared/file-size.ts';
import { fill } from '#shared/template.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { Button } from '#src/components/button.tsx';
import { described, FieldFrame } from '#src/components/field.tsx';
import { isReadable, type Cause } from '#src/browser/sending/failure-cause.ts';
import { Icon } from '#src/components/icon.tsx';
import styles from './resume-field.module.css';

/** Possible problems of a resume; none of them blocks sending. */
export type ResumeNote = 'large' | 'empty' | 'otherFormat';

const { resumeMaxBytes, resumeFormats } = limits.application;

/** The notes for a file (SPEC section 5: format and size are not enforced). */
export function resumeNotes({ name, size }: { name: string; size: number }): ResumeNote[] {
  const notes: ResumeNote[] = [];
  if (size > resumeMaxBytes) notes.push('large');
  if (size === 0) notes.push('empty');
  if (!resumeFormats.some((ending) => name.toLowerCase().endsWith(ending))) notes.push('otherFormat');
  return notes;
}

export interface ResumeWords extends Picked<'application.resume'> {
  label: string;
  notes: Picked<'simulated.resume'> | Picked<'live.resume'>;
  /** Only if the form posts: why the file could not be sent. */
  causes?: Picked<'live.file'>;
  /** BCP 47 tag, for the file size. */
  locale: string;
}

/** Why a file could not be sent; null for a cause that is not about the file. */
export function explainResume(
  { causes, locale }: ResumeWords,
  cause: Cause,
  { name, size }: File,
): string | null {
  if (!causes || cause === 'offline' || cause === 'blocked') return null;
  if (cause === 'changed') return fill(causes.changed, { file: name });
  return fill(cause === 'slow' ? causes.slow : causes.large, { size: fileSizeIn(locale, size) });
}

/** The first dropped file as a FileList, which a file input needs. */
function firstOf(files: FileList): FileList | null {
  const [file] = files;
  if (!file) return null;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

/**
 * The resume: choose, drop, replace, remove (SPEC section 5: required, .pdf .doc .docx, size not enforced).
 * The transparent file input covers the whole zone, so mouse, keyboard and the browser's validation work,
 * also before hydration. A doubtful file gets a note and can still be sent.
 * @param isDisabled while sending; the file stays attached
 */
export function ResumeField({
  words,
  problem,
  isDisabled,
  className,
}: {
  words: ResumeWords;
  problem: string | undefined;
  isDisabled: boolean;
  className?: string | undefined;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setIsOver] = useState(false);

  const update = () => setFile(input.current?.files?.[0] ?? null);
  // A file may have been chosen before hydration.
  useEffect(update, []);

  // A changed file can never be sent. Without it, browsers tell when the same one is chosen again.
  useEffect(() => {
    if (problem === undefined || !file) return;
    const remove = () => {
      if (input.current?.files?.[0] !== file) return;
      input.current.value = '';
      setFile(null);
    };
    void isReadable(file).then((isSame) => isSame || remove());
  }, [problem, file]);

  /** Tells the form, as the browser does when a file is chosen. */
  const tell = () => void input.current?.dispatchEvent(new Event('input', { bubbles: true }));

  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    tell();
  };

  const handleDragOver = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };

  const handleDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
  };

  const handleDrop = (event: DragEvent) => {
    setIsOver(false);
    if (isDisabled) return;
    event.preventDefault();
    const files = firstOf(event.dataTransfer.files);
    if (!files || !input.current) return;
    input.current.files = files;
    tell();
  };

  const isReady = file !== null && problem === undefined;
  const look = isOver ? styles.over : file && styles.attached;
  return (
    <FieldFrame {...{ id, problem, className }} label={words.label} hint={undefined} required>
      <div
        className={look ? `${styles.zone} ${look}` : styles.zone}
        onDragOver={handleDragOver}
        onDragLeave={handleDragLeave}
        onDrop={handleDrop}
      >
        <span className={styles.badge}>
          <Icon name={isReady && !isOver ? 'check' : 'upload'} />
        </span>
        <strong>{isOver ? words.release : (file?.name ?? words.drop)}</strong>
        <span className={`note quiet ${styles.hint}`} id={`${id}-hint`}>
          {isReady ? fill(words.ready, { size: fileSizeIn(words.locale, file.size) }) : words.hint}
        </span>
        <input
          ref={input}
          id={id}
          name="resume"
          type="file"
          accept={resumeAccept}
          required
          disabled={isDisabled}
          {...described(id, true, problem)}
          onInput={update}
        />
        {file ? (
          <Button look="quiet" size="small" className={styles.remove} disabled={isDisabled} onClick={remove}>
            <span>{words.remove}</span> <span className="visually-hidden">{file.name}</span>
          </Button>
        ) : (
          <span className={`small ${styles.choose}`} aria-hidden="true">
            {words.choose}
          </span>
        )}
      </div>
      <div aria-live="polite" className={`small quiet ${styles.notes}`}>
        {file && <p className="visually-hidden">{fill(words.attached, { file: file.name })}</p>}
        {file && resumeNotes(file).map((note) => <p key={note}>{words.notes[note]}</p>)}
      </div>
    </FieldFrame>
  );
}
