/** English words of the resources, the webinars and the sitemap around their content. */
export const resources = {
  // Resources: one screen, four addresses (SPEC section 2 fixes the labels of the links)
  'document.caseStudy.download': 'Download Case Study',
  'document.whitePaper.download': 'Read White Paper',

  // Webinars
  'webinars.upcoming.title': 'Upcoming webinars',
  'webinars.past.title': 'Past webinars',
  'webinars.speakers': 'Speakers',
  'webinars.upcoming.register': 'Register Now',
  'webinars.upcoming.addToCalendar': 'Add to Calendar',
  'webinars.upcoming.localTime': 'In your time zone: {time}',
  'webinars.past.watch': 'Watch Recording',
  'webinars.all': 'View All Resources',
  'webinars.dates.one': '{count} date',
  'webinars.dates.other': '{count} dates',

  // Sitemap
  'sitemap.main': 'Main pages',

  // Case studies and white papers: their pages and their PDFs
  'document.caseStudy.kind': 'Case study',
  'document.whitePaper.kind': 'White paper',
  'document.by': 'By {author}',
  'document.term': '{term}:',
  'document.industry': 'Industry',
  'document.client': 'Client',
  'document.figures': 'Key figures',
  'document.summary': 'In brief',
  'document.timeline': 'Timeline',
  'document.week': 'Week {week}',
  'document.weeks': 'Weeks {from} to {last}',
  'document.team': 'Project team',
  'document.service': 'Related service',
  'document.download.facts': 'PDF in English, {size}',
  'document.more.label': 'Further reading',
  'document.caseStudy.next': 'Next case study',
  'document.whitePaper.next': 'Next white paper',
  'document.page': 'Page {page} of {pages}',
  'document.online': 'Read online',
  'document.question': 'Questions about this text',
} as const;
