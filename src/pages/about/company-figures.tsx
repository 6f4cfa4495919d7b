import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import styles from './company-figures.module.css';

export interface CompanyFiguresProps {
  /** Shows the figures as columns; left out where the site has no such drawing. `label` is the text alternative. */
  drawing?: { picture: Picture; label: string; caption: string };
  /** From the middle of the drawing outwards: `part` names the part that counts the figure. */
  figures: { value: string; label: string; part?: string | undefined }[];
}

/**
 * Figures as the legend of a drawing that counts them column by column (SPEC section 2, About: stats), or without it in
 * a row. Renders nothing without figures.
 */
export function CompanyFigures({ drawing, figures }: CompanyFiguresProps) {
  if (figures.length === 0) return null;
  if (!drawing) return <Figures figures={figures} className={styles.row} />;
  return (
    <div className={`art-lifted ${styles.columns}`}>
      {/* First, as on narrow screens, so that nothing that arrives later moves it. */}
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
      {figures.map(({ value, label, part }) => (
        <div key={label}>
          <dt>
            <span>{label}</span> {part && <span>{part}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
