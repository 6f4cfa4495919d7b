/** English words of the resources, the webinars, the legal pages and the sitemap around their content. */
export const resources = {
  // Resources: one screen, four addresses (SPEC section 2 fixes the labels of the links)
  'resources.head.title': 'Resources: cases, papers and answers | {brand}',
  'resources.head.description':
    'Case studies with their figures, white papers by our engineers, and answers to the questions we hear most. Free to read, no form in front of it.',
  'caseStudies.head.title': 'Case studies: what changed, in figures | {brand}',
  'caseStudies.head.description':
    'Four case studies, from a bank’s move to the cloud to a cybersecurity audit: what was wrong, what we changed, and what the figures said afterwards.',
  'whitePapers.head.title': 'White papers by our engineers | {brand}',
  'whitePapers.head.description':
    'Four white papers on the future of the cloud, zero trust, blockchain in the enterprise and AI-powered analytics, written by those who do the work.',
  'faq.head.title': 'FAQ: certifications, timelines, support | {brand}',
  'faq.head.description':
    'Which certifications we hold, how long a cloud migration takes, who answers at night, which technologies we know and how we handle data privacy.',
  'resources.lead': 'What we learned, written down. Free to read, no form in front of it.',
  'caseStudies.download': 'Download Case Study',
  'whitePapers.read': 'Read White Paper',
  'faq.more.title': 'A sixth question?',
  'faq.more.text': 'Ask it. An engineer answers within one working day.',
  'resources.newsletter.title': 'One letter a month, with the next case or paper',

  // Webinars
  'webinars.head.title': 'Tech webinars, live and recorded | {brand}',
  'webinars.head.description':
    'An hour with the engineers who did the work: live sessions you can register for, and recordings on query plans, releases and alert triage.',
  'webinars.title': 'Tech Webinars',
  'webinars.lead':
    'An hour with the people who did the work. Live on a Thursday, recorded for the rest of the week.',
  'webinars.upcoming': 'Upcoming webinars',
  'webinars.past': 'Past webinars',
  'webinars.speakers': 'Speakers',
  'webinars.register': 'Register Now',
  'webinars.watch': 'Watch Recording',
  'webinars.all': 'View All Resources',
  'webinars.dates.one': '{count} date',
  'webinars.dates.other': '{count} dates',
  'webinars.month.label': 'Webinar dates: {dates}',

  // Legal pages
  'legal.lastUpdated': 'Last Updated: {date}',
  'legal.inShort': 'In short',
  'legal.retention.note': 'Bars to scale, in months. The open one ends when you unsubscribe.',

  // Sitemap
  'sitemap.head.title': 'Sitemap: every page in its place | {brand}',
  'sitemap.head.description':
    'The pages of this website in the order you would expect: the main pages, the six services, and the legal pages. The footer leads to all the others.',
  'sitemap.lead': 'Sixteen pages, in the order you would expect. The footer leads to the others.',
  'sitemap.main': 'Main pages',
  'sitemap.caption':
    'One column for each of the {total} pages, articles and jobs aside. Home in the middle, {main} main pages around it.',
} as const;
