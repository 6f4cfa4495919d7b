/** English words of the resources, the webinars and the sitemap around their content. */
export const resources = {
  // Resources: one screen, four addresses (SPEC section 2 fixes the labels of the links)
  'caseStudies.download': 'Download Case Study',
  'whitePapers.read': 'Read White Paper',

  // Webinars
  'webinars.upcoming': 'Upcoming webinars',
  'webinars.past': 'Past webinars',
  'webinars.speakers': 'Speakers',
  'webinars.register': 'Register Now',
  'webinars.watch': 'Watch Recording',
  'webinars.all': 'View All Resources',
  'webinars.dates.one': '{count} date',
  'webinars.dates.other': '{count} dates',
  'webinars.month.label': 'Webinar dates: {dates}',

  // Sitemap
  'sitemap.main': 'Main pages',
} as const;
