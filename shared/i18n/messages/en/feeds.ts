/** English words of the feeds and the calendar files, and of what leads to them. */
export const feeds = {
  // Feeds
  'feed.blog.title': '{brand} Blog',
  'feed.blog.follow': 'New articles in your feed reader:',
  'feed.jobs.title': 'Open positions at {brand}',
  'feed.jobs.description': 'All open positions with their descriptions, newest first.',
  'feed.jobs.follow': 'New positions in your feed reader:',

  // Calendar files
  'calendar.location': 'Online (link after registration)',
  'calendar.speakers': 'Speakers: {names}',
  'calendar.register': 'Register: {link}',
  'calendar.reminder': '{title} starts in {minutes} minutes',
} as const;
