import styles from './webinar-calendar.module.css';

/** A month of cells, with its lit days. */
export interface WebinarCalendarProps {
  viewBox: string;
  /** Outline of a cell around the point (0, 0). */
  cell: string;
  /** The initials of the week days over the columns, `y` their baseline. */
  weekdays: { y: number; initials: { x: number; text: string }[] };
  days: { day: number; x: number; y: number; isLit: boolean }[];
  /** The text alternative, which names the lit dates. */
  label: string;
  caption: string;
}

/** Half the height of a digit, in the units of the drawing, which centres a number in its cell. */
const halfFigure = 4.6;
const halfLitFigure = 6;

/** A month of hexagons: the days on which something happens are lit (SPEC section 2, Webinars). */
export function WebinarCalendar({ viewBox, cell, weekdays, days, label, caption }: WebinarCalendarProps) {
  return (
    <figure>
      <svg className={styles.month} viewBox={viewBox} {...{ role: 'img', 'aria-label': label }}>
        {weekdays.initials.map(({ x, text }) => (
          <text key={x} x={x} y={weekdays.y}>
            {text}
          </text>
        ))}
        {days.map(({ day, x, y, isLit }) => (
          <g key={day} className={isLit ? styles.lit : undefined}>
            <path d={cell} transform={`translate(${x} ${y})`} />
            <text x={x} y={y + (isLit ? halfLitFigure : halfFigure)}>
              {day}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
