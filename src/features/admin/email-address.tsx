import styles from './email-address.module.css';

/** Longer parts do not fit next to a label on a phone: they break where they must. */
const longestWhole = 32;

/** One side of an address, in one piece if it fits. */
function Part({ text }: { text: string }) {
  return <span className={text.length > longestWhole ? undefined : styles.whole}>{text}</span>;
}

/**
 * An email address that breaks before its @, not in the middle of a word. Isolated, because an address may
 * have letters of another direction.
 */
export function EmailAddress({ children }: { children: string }) {
  const at = Math.max(0, children.lastIndexOf('@'));
  return (
    <bdi>
      <Part text={children.slice(0, at)} />
      <wbr />
      <Part text={children.slice(at)} />
    </bdi>
  );
}
