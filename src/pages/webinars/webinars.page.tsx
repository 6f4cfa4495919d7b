import { WebinarCalendar, type WebinarCalendarProps } from './webinar-calendar.tsx';
import { PastWebinars, type PastWebinarsProps } from './past-webinars.tsx';
import { UpcomingWebinars, type UpcomingWebinarsProps } from './upcoming-webinars.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../../ui/breadcrumb.tsx';
import styles from './webinars.module.css';

export interface WebinarsProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  /** The month of the next webinar; null when none is to come. */
  month: WebinarCalendarProps | null;
  upcoming: UpcomingWebinarsProps;
  past: PastWebinarsProps;
}

/** Webinars to come and recordings of past ones (SPEC section 2, Webinars). */
export function WebinarsPage({ breadcrumb, title, lead, month, upcoming, past }: WebinarsProps) {
  return (
    <>
      <section className={styles.hero}>
        <div className="wrap">
          <Breadcrumb {...breadcrumb} />
          <div className={styles.columns}>
            {/* The room of the figure, kept from the start: the title stands at its foot. */}
            {month && <svg className={styles.room} viewBox={month.viewBox} aria-hidden="true" />}
            <div>
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
            </div>
            {month && <WebinarCalendar {...month} />}
          </div>
        </div>
      </section>
      {upcoming.webinars.length > 0 && <UpcomingWebinars {...upcoming} />}
      {past.webinars.length > 0 && <PastWebinars {...past} />}
    </>
  );
}

export { WebinarsPage as Page };
