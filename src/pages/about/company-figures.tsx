import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import styles from './company-figures.module.css';

export interface CompanyFiguresProps {
  /**
   * Counts the figures; left out where they cannot be counted. Its label says what it shows to those who do
   * not see it.
   */
  drawing?: { picture: Picture; label: string; caption: string };
  /** From the middle of the drawing outwards, each with the part of it that counts it, and a column of that part. */
  figures: { value: string; label: string; part?: string | undefined; key?: Picture | undefined }[];
}

/**
 * Numbers as the key of one drawing that counts them, column by column (SPEC section 2, About: stats), or in
 * a row of their own; nothing where there are none.
 */
export function CompanyFigures({ drawing, figures }: CompanyFiguresProps) {
  if (figures.length === 0) return null;
  if (!drawing) return <Figures figures={figures} className={styles.row} />;
  return (
    <div className={`art-lifted ${styles.columns}`}>
      {/* First, as narrow windows show it: what comes after it never has to make room for it. */}
      <div className={styles.mountain}>
        <Drawing picture={drawing.picture} label={drawing.label} />
      </div>
      <div className={styles.key}>
        <Figures figures={figures} className={styles.legend} />
        <p className={`caption ${styles.caption}`}>{drawing.caption}</p>
      </div>
    </div>
  );
}

function Figures({
  figures,
  className,
}: Pick<CompanyFiguresProps, 'figures'> & { className?: string | undefined }) {
  return (
    <dl className={className}>
      {figures.map(({ value, label, part, key }) => (
        <div key={label}>
          <dt>
            {label} {part && <span>{part}</span>}
          </dt>
          <dd>
            {key && <Drawing picture={key} className={styles.stone} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
