import type { Picture } from '../../../artwork/picture.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './empty-result.module.css';

export interface EmptyResultProps {
  title: string;
  text: string;
  /** Words of the button that shows everything again. */
  showAll: string;
  picture: Picture;
}

/**
 * What a filter shows when nothing matches: drawn, not built (SPEC section 8).
 * @param heading the level below the heading it stands under
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
      <Drawing picture={picture} className={`art-lifted ${styles.art}`} />
      <div>
        <Heading>{title}</Heading>
        <p>{text}</p>
        <Button onClick={onShowAll}>{showAll}</Button>
      </div>
    </div>
  );
}
