import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { DashboardWords } from './admin-words.ts';
import styles from './charts.module.css';
import { HexagonBars } from './hexagon-bars.tsx';
import { tallyBy } from './tally-applications.ts';

const shownDays = 7;

/** The date of an application in the reader's time zone. */
function dayOf({ date }: ReceivedApplication): string {
  const local = new Date(date);
  return new Date(local.getFullYear(), local.getMonth(), local.getDate()).toISOString();
}

/**
 * All applications, counted by job and by day: the last seven days with applications, newest first.
 * @param applications newest first
 */
export function Charts({
  applications,
  words,
}: {
  applications: readonly ReceivedApplication[];
  words: DashboardWords;
}) {
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' });
  const titles: Record<string, string> = { ...words.jobTitles };
  for (const { jobId, jobTitle } of applications) titles[jobId] ??= jobTitle;
  const byJob = tallyBy(applications, ({ jobId }) => jobId);
  const wording = { ofThemNew: words.ofThemNew, locale: words.locale };
  return (
    <div className={styles.charts}>
      <HexagonBars
        {...wording}
        title={words.perJob}
        groups={byJob.toSorted((one, other) => other.total - one.total)}
        labelOf={(jobId) => titles[jobId] ?? jobId}
      />
      <HexagonBars
        {...wording}
        title={words.perDay}
        groups={tallyBy(applications, dayOf).slice(0, shownDays)}
        labelOf={(date) => day.format(new Date(date))}
      />
    </div>
  );
}
