import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb.tsx';
import { ButtonLink, Actions } from '../../components/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Icon } from '../../components/icon.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import { H1 } from '../../components/headings.tsx';
import styles from './careers-hero.module.css';
import type { Picture, Spot } from '../../../artwork/picture.ts';
import { DataColumn } from '../../components/data-column.tsx';

export interface CareersHeroProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  /** To the open positions below. */
  link: LinkTo;
  /**
   * The team as columns, open roles in outline; `late` loads only the variant that is shown. Left out where the site
   * does not count its people.
   */
  drawing?: { wide: OpenPicture; narrow: OpenPicture; caption: string };
}

/** The hero of Careers: the team and its open roles as a drawing (SPEC section 2, Careers). */
export function CareersHero({ breadcrumb, title, lead, link, drawing }: CareersHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={drawing ? `wrap ${styles.words}` : `wrap ${styles.words} ${styles.alone}`}>
        <Breadcrumb {...breadcrumb} />
        <H1>{title}</H1>
        <p className="lead">{lead}</p>
        <Actions>
          <ButtonLink look="primary" href={link.href}>
            <span>{link.label}</span> <Icon name="arrow-right" />
          </ButtonLink>
        </Actions>
      </div>
      {/* After the words, which set the section's height, so that the drawing at its foot does not shift. */}
      {drawing && (
        <figure className={`wrap ${styles.figure}`}>
          <div className={styles.wide}>
            <Drawing picture={drawing.wide} late />
            <OpenColumns {...drawing.wide} radius={34} />
          </div>
          <div className={styles.narrow}>
            <Drawing picture={drawing.narrow} late />
            <OpenColumns {...drawing.narrow} radius={19} />
          </div>
          <figcaption className="caption">{drawing.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** A drawing of the roster with the open roles in it. */
type OpenPicture = Picture & {
  /** The open roles: the top of each column, in per cent of the drawing, and its job. */
  open: readonly { top: Spot; title: string; href: string }[];
};

/** The radius that DataColumn draws. */
const columnRadius = 40;
/** Height of the highlighted top of a column, in units of DataColumn. */
const litHeight = 14;

/**
 * Links over the columns of open roles: on hover and focus, the top of a column is highlighted and shows the job's
 * title.
 * @param radius of a column, in units of the drawing
 */
function OpenColumns({ viewBox, open, radius }: OpenPicture & { radius: number }) {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return (
    <svg className={styles.columns} viewBox={viewBox}>
      {open.map(({ top, title, href }) => (
        <g key={href} transform={`translate(${(top.left * width) / 100} ${(top.top * height) / 100})`}>
          <a href={href} aria-label={title}>
            <rect x={-radius} y={-radius} width={2 * radius} height={3 * radius} />
            <g
              className={styles.lit}
              transform={`scale(${radius / columnRadius}) translate(${-columnRadius} -21)`}
            >
              <DataColumn height={litHeight} isHot />
            </g>
          </a>
          <text
            className={styles.title}
            aria-hidden="true"
            y={-1.1 * radius}
            textAnchor={top.left > 80 ? 'end' : top.left < 20 ? 'start' : 'middle'}
          >
            {title}
          </text>
        </g>
      ))}
    </svg>
  );
}
