import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './company-figures.module.css';

export interface CompanyFiguresProps {
  picture: Picture;
  /** Says what the drawing shows to those who do not see it. */
  pictureLabel: string;
  caption: string;
  /** From the middle outwards, each with the part of the drawing that counts it. */
  figures: { id: string; value: string; label: string; part: string }[];
}

/** Four numbers as the key of one drawing that counts them, column by column (SPEC section 2, About: stats). */
export function CompanyFigures({ picture, pictureLabel, caption, figures }: CompanyFiguresProps) {
  return (
    <div className={`art-lifted ${styles.columns}`}>
      {/* First, as narrow windows show it: what comes after it never has to make room for it. */}
      <div className={styles.mountain}>
        <Drawing picture={picture} label={pictureLabel} />
      </div>
      <div className={styles.key}>
        <dl className={styles.legend}>
          {figures.map(({ id, value, label, part }) => (
            <div key={id}>
              <dt>
                {label} <span>{part}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={`caption ${styles.caption}`}>{caption}</p>
      </div>
    </div>
  );
}
