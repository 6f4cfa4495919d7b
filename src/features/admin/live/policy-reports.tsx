import { fill } from '../../../lib/template.ts';
import type { CountedViolation } from '../../../ports/admin-desk.ts';
import { BulletList } from '../../../ui/bullet-list.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';

/** What the content security policy blocked, as browsers reported it: directives, pages and counts. */
export function PolicyReports({
  words: { desk, dashboard },
  violations,
}: {
  words: LiveAdminWords;
  violations: readonly CountedViolation[];
}) {
  const number = new Intl.NumberFormat(dashboard.locale);
  return (
    <section>
      <h2>{desk.policy.title}</h2>
      <p className={styles.aside}>{violations.length > 0 ? desk.policy.lead : desk.policy.none}</p>
      <BulletList
        items={violations.map(({ directive, path, count }) =>
          fill(desk.policy.line, {
            directive,
            page: path === '' ? desk.policy.elsewhere : path,
            count: number.format(count),
          }),
        )}
      />
    </section>
  );
}
