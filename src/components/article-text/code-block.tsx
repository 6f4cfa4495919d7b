import { useRef, useState } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';
import scroll from '../scroll-shade.module.css';
import styles from './code-block.module.css';
import type { CodeBlockProps } from './text-blocks.ts';

export interface CodeBlockWords {
  copy: string;
  copied: string;
  /** Announced when the clipboard is not available and the code is selected instead. */
  selected: string;
}

type CopyState = 'idle' | 'copied' | 'selected';

/**
 * Code of an article with its language and, once scripts run, a copy button; dark in both themes. Without
 * access to the clipboard the button selects the code.
 */
export function CodeBlock({ label, language, code, words }: CodeBlockProps & { words: CodeBlockWords }) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<CopyState>('idle');
  const text = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setState('selected');
    }
  }

  return (
    <figure className={`on-basalt ${styles.block}`} aria-label={label}>
      <div className={styles.bar}>
        <span className="caption">{language}</span>
        <output className="caption">{state === 'idle' ? '' : words[state]}</output>
        {isHydrated && (
          <button type="button" onClick={() => void copy()}>
            {words.copy}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <pre className={scroll.shaded} tabIndex={0} translate="no">
        <code ref={text}>{code}</code>
      </pre>
    </figure>
  );
}
