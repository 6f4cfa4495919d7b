import { useEffect, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { Icon } from '#src/components/icon.tsx';
import styles from './scroll-to-top.module.css';

/**
 * The button that scrolls to the top (SPEC sections 2 and 9); hidden until the page is scrolled beyond the
 * threshold. Also moves the focus there.
 * @param focusId the first focusable element of the page
 */
export function ScrollToTop({ label, focusId }: { label: string; focusId: string }) {
  const [isHidden, setIsHidden] = useState(true);

  useEffect(() => {
    const update = () => setIsHidden(scrollY <= limits.scrollToTop.thresholdPx);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  const onClick = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    document.getElementById(focusId)?.focus({ preventScroll: true });
  };

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      data-tooltip=""
      hidden={isHidden}
      onClick={onClick}
    >
      <svg className={styles.hexagon} viewBox="0 0 60 66" aria-hidden="true">
        <path d="m30 0 30 16.5v33L30 66 0 49.5v-33z" />
        <circle cx="30" cy="33" r="30" />
      </svg>
      <Icon name="arrow-up" className={styles.arrow} />
    </button>
  );
}
