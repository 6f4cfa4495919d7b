/** English words of the feeds and of what leads to them. */
export const feeds = {
  'feed.blog.title': '{brand} Blog',
  'feed.blog.follow': 'New articles in your feed reader:',
  'feed.jobs.title': 'Open positions at {brand}',
  'feed.jobs.description': 'Every open position with its description, the newest first.',
  'feed.jobs.follow': 'New positions in your feed reader:',
} as const;
