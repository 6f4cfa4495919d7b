import { FigureCaption } from '#src/components/figure-caption.tsx';
import { TextPage, type TextPageProps } from '#src/components/text-page.tsx';
import '#src/styles/print.css';
import styles from './privacy.module.css';

export interface PrivacyProps extends TextPageProps {
  stored: StoredListProps;
  retention: RetentionBarsProps;
}

/** The privacy policy (SPEC section 2, Legal pages). */
export function Page({ stored, retention, ...page }: PrivacyProps) {
  const figures = { cookies: <StoredList {...stored} />, retention: <RetentionBars {...retention} /> };
  return <TextPage {...page} figures={figures} />;
}

export interface StoredListProps {
  /** Each with its key, what it is for, and where and how long it is kept. */
  entries: { name: string; purpose: string; place: string }[];
  /** Which scripts run after consent, or that there are none. */
  scripts: string;
}

/** What the site keeps in the visitor's browser, by key (privacy policy). */
function StoredList({ entries, scripts }: StoredListProps) {
  return (
    <figure>
      <ul className={`small ${styles.list}`}>
        {entries.map(({ name, purpose, place }) => (
          <li key={name} className="columns" data-stacks="mobile">
            <code>{name}</code>
            <span>
              <span>{purpose}</span> <span className={styles.place}>{`(${place})`}</span>
            </span>
          </li>
        ))}
      </ul>
      <FigureCaption>{scripts}</FigureCaption>
    </figure>
  );
}

export interface RetentionBarsProps {
  /** `lasts` is the period in words; an open bar lasts until the visitor ends it. */
  bars: { name: string; lasts: string; days: number; isOpen: boolean }[];
  /** Says that the bars are to scale. */
  note: string;
}

const barHeightPx = 30;

/**
 * How long each kind of data is kept, drawn to scale (privacy policy); the text next to the bars has the same periods.
 */
function RetentionBars({ bars, note }: RetentionBarsProps) {
  const longest = Math.max(...bars.map(({ days }) => days));
  return (
    <figure>
      <ul className={`small ${styles.bars}`}>
        {bars.map(({ name, lasts, days, isOpen }) => {
          const width = `${(days / longest) * 100}%`;
          return (
            <li key={name} className={isOpen ? `columns ${styles.open}` : 'columns'} data-stacks="mobile">
              <span>{name}</span>
              <span className={styles.track}>
                <svg width={width} height={barHeightPx} aria-hidden="true">
                  <rect className={styles.face} width="100%" height={barHeightPx} />
                </svg>
                <span className={styles.lasts}>{lasts}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <FigureCaption>{note}</FigureCaption>
    </figure>
  );
}
