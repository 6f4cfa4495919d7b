import { useEffect, useId, useRef, type RefObject } from 'react';
import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import type { Consent } from './stored-consent.ts';
import styles from './choice-panel.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

export interface CookieBannerProps {
  words: Picked<'cookies'>;
  /** True when the visitor opened it, so it takes the focus. */
  isRequested: boolean;
  onChoose: (consent: Consent) => void;
  /** Closed without an answer. */
  onClose: () => void;
}

/**
 * Sets `--banner-height` on <html>, so that focused elements scroll clear of the banner and other elements at
 * the lower edge move above it (WCAG 2.4.11).
 */
function useReportedHeight(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const report = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      const covered = isFixed ? Math.ceil(innerHeight - element.getBoundingClientRect().top) : 0;
      style.setProperty('--banner-height', `${covered}px`);
    };
    const onResize = new ResizeObserver(report);
    onResize.observe(element);
    return () => {
      onResize.disconnect();
      style.removeProperty('--banner-height');
    };
  }, [banner]);
}

/** Separate paragraphs: one block would be larger than the lead and count as Largest Contentful Paint. */
const sentencesOf = (text: string) => text.split(/(?<=\.) /);

/**
 * The cookie banner (SPEC sections 2 and 4): a region, not a modal; takes the focus only if requested. Ad blockers'
 * lists of cookie notices match `cookie-banner` in the address of a file, so this one has another name.
 */
export function CookieBanner({ words, isRequested, onChoose, onClose }: CookieBannerProps) {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);

  useReportedHeight(banner);
  useEffect(() => {
    if (isRequested) banner.current?.focus();
  }, [isRequested]);

  return (
    <aside ref={banner} className={styles.banner} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={`title-4 ${styles.title}`}>
        {words.title}
      </h2>
      <div className={`small quiet ${styles.text}`}>
        {sentencesOf(words.text).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles.choices}>
        <Button size="small" onClick={() => onChoose('all')}>
          {words.acceptAll}
        </Button>
        <Button size="small" onClick={() => onChoose('necessary')}>
          {words.necessaryOnly}
        </Button>
      </div>
      <IconButton icon="x" label={words.close} className={styles.close} onClick={onClose} />
    </aside>
  );
}
