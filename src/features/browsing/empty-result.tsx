import type { Picture } from '../../../artwork/picture.ts';
import { Button } from '../../components/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import styles from './empty-result.module.css';

export interface EmptyResultProps {
  title: string;
  text: string;
  /** Label of the button that shows everything again. */
  showAll: string;
  /** Null where the site draws none. */
  picture: Picture | null;
}

/**
 * The empty state of a filter (SPEC section 8).
 * @param heading level of its heading
 */
export function EmptyResult({
  title,
  text,
  showAll,
  picture,
  heading: Heading,
  onShowAll,
}: EmptyResultProps & { heading: 'h2' | 'h3'; onShowAll: () => void }) {
  return (
    <div className={styles.empty}>
      {picture && <Drawing picture={picture} className={`art-lifted ${styles.art}`} />}
      <div>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <Button onClick={onShowAll}>{showAll}</Button>
      </div>
    </div>
  );
}
