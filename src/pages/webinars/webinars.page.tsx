import { WebinarCalendar, type WebinarCalendarProps } from './webinar-calendar.tsx';
import { PastWebinars, type PastWebinarsProps } from './past-webinars.tsx';
import { UpcomingWebinars, type UpcomingWebinarsProps } from './upcoming-webinars.tsx';
import { FigureHead } from '../../components/figure-head.tsx';
import type { BreadcrumbProps } from '../../components/breadcrumb.tsx';

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
      <FigureHead breadcrumb={breadcrumb} title={title} lead={lead} viewBox={month?.viewBox}>
        {month && <WebinarCalendar {...month} />}
      </FigureHead>
      {upcoming.webinars.length > 0 && <UpcomingWebinars {...upcoming} />}
      {past.webinars.length > 0 && <PastWebinars {...past} />}
    </>
  );
}

export { WebinarsPage as Page };
