import { useState } from 'react';
import bars from '../hexagon-bars.module.css';
import { HexagonCount } from '../hexagon-count.tsx';
import { fill } from '../../../lib/template.ts';
import { Choice, Loaded } from './desk-parts.tsx';
import styles from './desk.module.css';
import { PolicyReports } from './policy-reports.tsx';
import type { ViewProps } from './view-props.ts';
import { hexagonWorth, spansOf } from './spans-of-time.ts';
import { useDeskQuery } from './use-desk.ts';

const ranges = ['30', '90'] as const;
const kinds = ['applications', 'enquiries', 'subscribers'] as const;

/** Counts of the last 30 days, or of the last 90 by week, as bars of hexagons. */
export function StatisticsView({ words, desk }: ViewProps) {
  const [range, setRange] = useState<(typeof ranges)[number]>('30');
  const query = useDeskQuery(['statistics', range], () => desk.statistics(Number(range)));
  const { locale } = words.dashboard;
  const number = new Intl.NumberFormat(locale);
  // The API counts by days in UTC.
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return (
    <>
      <div className={styles.tools}>
        <Choice
          label={words.desk.views.statistics}
          options={ranges.map((value) => ({ value, label: fill(words.desk.days, { days: value }) }))}
          value={range}
          onChange={setRange}
        />
      </div>
      <Loaded query={query} words={words.desk}>
        {({ days, violations }) => (
          <>
            <div className={styles.charts}>
              {kinds.map((kind) => {
                const spans = spansOf(days, kind);
                const worth = hexagonWorth(spans);
                const isWeekly = spans.length < days.length;
                return (
                  <div key={kind} className={bars.chart}>
                    <h2>
                      {words.desk.views[kind]} {isWeekly ? words.desk.perWeek : words.desk.perDay}
                    </h2>
                    {worth > 1 && (
                      <p className={styles.aside}>
                        {fill(words.desk.scale, { count: number.format(worth) })}
                      </p>
                    )}
                    <ul>
                      {spans.map(({ day, total }) => {
                        const hexagons = Math.ceil(total / worth);
                        return (
                          <li key={day} data-empty={total === 0 ? '' : undefined}>
                            <span className={bars.label}>{date.format(new Date(day))}</span>
                            <HexagonCount tally={{ total: hexagons, new: 0, reviewed: hexagons }} />
                            <span className={bars.number}>{number.format(total)}</span>
                          </li>
                        );
                      })}
                    </ul>
                  </div>
                );
              })}
            </div>
            <PolicyReports words={words} violations={violations} />
          </>
        )}
      </Loaded>
    </>
  );
}
