import {
  facts,
  heading,
  links,
  list,
  paragraph,
  strong,
  type Content,
} from '../../page-data/markdown/blocks.ts';
import { pageTitle, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { PastWebinarsProps } from './past-webinars.tsx';
import type { UpcomingWebinarsProps } from './upcoming-webinars.tsx';
import type { WebinarsProps } from './webinars.page.tsx';

const upcomingContent = ({ title, webinars, ...words }: UpcomingWebinarsProps): Content => [
  heading(2, title),
  webinars.map((webinar) => [
    heading(3, webinar.title),
    facts(webinar.weekday, `${webinar.day} ${webinar.month}`, webinar.time),
    paragraph(webinar.description),
    list(webinar.speakers.map(({ name, role }) => [strong(name), ` ${role}`])),
    links(
      {
        label: `${words.register} (${webinar.title}) ${words.opensInNewTab}`,
        href: webinar.registrationLink,
      },
      { label: `${words.addToCalendar} (${webinar.title})`, href: webinar.calendarHref },
    ),
  ]),
];

const pastContent = ({ title, all, watch, opensInNewTab, webinars }: PastWebinarsProps): Content => [
  sectionTitle({ title, link: all }),
  webinars.map((webinar) => [
    heading(3, webinar.title),
    paragraph(webinar.description),
    paragraph(`${webinar.date}, ${webinar.time}`),
    list(webinar.speakers),
    links({ label: `${watch} (${webinar.title}) ${opensInNewTab}`, href: webinar.recordingLink }),
  ]),
];

/** The webinars as Markdown. */
export const webinarsContent = ({ title, lead, month, upcoming, past }: WebinarsProps): Content => [
  pageTitle({ title, lead }),
  paragraph(month?.caption),
  upcoming.webinars.length > 0 && upcomingContent(upcoming),
  past.webinars.length > 0 && pastContent(past),
];
