import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import styles from './company-figures.module.css';

export interface CompanyFiguresProps {
  /** Next to the figures; `label` is the text alternative. */
  picture?: { image: SiteImage; label?: string | undefined; caption?: string | undefined } | undefined;
  /** `part` names the part of the picture that shows the figure. */
  figures: { value: string; label: string; part?: string | undefined }[];
}

/**
 * Figures as the legend of a picture (SPEC section 2, About: stats), or without one in a row. Renders nothing without
 * figures.
 */
export function CompanyFigures({ picture, figures }: CompanyFiguresProps) {
  if (figures.length === 0) return null;
  if (!picture) return <Figures figures={figures} className={styles.row} />;
  return (
    <div className={`art-lifted columns ${styles.columns}`} data-align="end">
      {/* First, as on narrow screens, so that nothing that arrives later moves it. */}
      <div className={styles.picture}>
        <SitePicture image={picture.image} label={picture.label} />
      </div>
      <div className={styles.key}>
        <Figures figures={figures} className={`rows ${styles.legend}`} />
        {picture.caption && <p className={`plate ${styles.caption}`}>{picture.caption}</p>}
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
            <span>{label}</span> {part && <span className="note quiet">{part}</span>}
          </dt>
          <dd className="figure-3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
