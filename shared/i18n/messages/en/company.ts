/** English words of the pages about, team and portfolio; people and projects are content (SPEC section 2). */
export const company = {
  // Team
  'team.profile': '{network} profile of {name}',
  'team.noProfile': 'No public profile yet',
  'team.join.link': 'View Open Positions',

  // Portfolio
  'portfolio.browser.title': 'Projects',
  'portfolio.browser.filterLabel': 'Filter by category',
  'portfolio.filter.all': 'All',
  'portfolio.results.one': '{count} project shown',
  'portfolio.results.other': '{count} projects shown',
  'portfolio.client': 'Client',
  'portfolio.categories': 'Categories',
  'portfolio.technologies': 'Technologies',
  'portfolio.empty.title': 'No projects found',
  'portfolio.empty.text': 'There are currently no projects in this category. Please try another filter.',
  'portfolio.empty.showAll': 'Show all projects',
  'portfolio.featured.read': 'Read the case study',
  'portfolio.featured.about': 'about {client}',
  'portfolio.featured.glance': 'At a glance',
  'portfolio.featured.alert': '“{title}” ({client}): {figure} {figureLabel}. The case study shows how.',
} as const;
