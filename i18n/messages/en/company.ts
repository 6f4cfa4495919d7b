/** English words of the pages about, team and portfolio; people and projects are content (SPEC section 2). */
export const company = {
  // About
  'about.head.title': 'About us: slow to set, hard to move | {brand}',
  'about.head.description':
    'An engineering company of just over a hundred people: how it began in {year}, what it is here for, what it values and who leads it.',
  'about.title': 'Slow to set, hard to move',
  'about.lead':
    'We are an engineering company of just over a hundred people. We design, build and run the systems other businesses stand on.',
  'about.figures.count': '{count}+',
  'about.figures.years': 'years',
  'about.figures.years.part': 'the glowing columns in the middle',
  'about.figures.people': 'team members',
  'about.figures.people.part': 'with the high ring around them',
  'about.figures.clients': 'clients',
  'about.figures.clients.part': 'up to the edge of the first terrace',
  'about.figures.projects': 'projects',
  'about.figures.projects.part': 'the whole field',
  'about.figures.caption':
    'Fig. 1. {columns} columns, one for each project, counted from the middle. Drawn one to one.',
  'about.figures.alt':
    'A round field of basalt columns that rises in steps: eight glowing in the middle, a high ring, a terrace and the low field around it.',
  'about.story.title': 'Our story',
  'about.story.beginning':
    '{brand} began in {year} with two engineers, one client and a payroll system nobody dared to restart. We spent the first month only drawing it: every job, every file, every person who would phone if it stopped. The rebuild took eleven weeks. The drawing is still on the wall.',
  'about.story.growth':
    'That order, plan before line and line before stone, became the way we work. We grew by keeping clients rather than by collecting them: of the first twenty, sixteen are still with us.',
  'about.story.rock':
    'The columns in our drawings are basalt: lava that cooled slowly enough to sort itself, each column shaped by its neighbors and able to carry them. We think good systems are made the same way.',
  'about.mission.title': 'Mission',
  'about.mission.text':
    'To build systems that carry load, and to leave every one of them simpler than we found it.',
  'about.mission.note': 'Built. Measured every quarter, published inside the company.',
  'about.vision.title': 'Vision',
  'about.vision.text': 'A world where changing a critical system is an ordinary working day.',
  'about.vision.note': 'Drawn. We are not there yet, and we say so.',
  'about.values.title': 'Our values',
  'about.values.draw': 'Draw first',
  'about.values.draw.text':
    'Thinking is cheaper than building. Nothing is started until someone outside the team can explain the drawing.',
  'about.values.number': 'Say the number',
  'about.values.number.text': 'Cost, latency, failure rate, days. If we cannot measure it, we say that too.',
  'about.values.simpler': 'Leave it simpler',
  'about.values.simpler.text':
    'We are proudest of what we removed. Every project ends with a list of things switched off.',
  'about.values.reachable': 'Stay reachable',
  'about.values.reachable.text':
    'The people who built it answer the phone, at four in the morning and four years later.',
  'about.leadership.title': 'Leadership',
  'about.leadership.lead': 'Six people. All of them still write, draw or carry a pager.',
  'about.closing.title': 'Meet the people who do the work',

  // Team
  'team.head.title': 'Our team: who picks up the phone | {brand}',
  'team.head.description':
    'Meet eight of the people behind our work: architects, engineers, security and design. What each of them does, and how to join them.',
  'team.title': 'Meet Our Team',
  'team.lead':
    'Eight of just over a hundred. If you work with us, these are the people who pick up the phone.',
  'team.profile': '{network} profile of {name}',
  'team.noProfile': 'No public profile yet',
  'team.join.title': 'Join Our Team',
  'team.join.text.one':
    'This place in the picture is still drawn: {count} role is open, remote like all of ours.',
  'team.join.text.other':
    'This place in the picture is still drawn: {count} roles are open, all of them remote.',
  'team.join.link': 'View Open Positions',

  // Portfolio
  'portfolio.head.title': 'Portfolio: work that still stands | {brand}',
  'portfolio.head.description':
    'Six projects in cloud, data, apps, web and DevOps, with client, technologies and what changed, and the two case studies we are asked about most.',
  'portfolio.title': 'Work that is still standing',
  'portfolio.lead': 'Six sites on one landscape. Every one is in use today; we checked before we drew it.',
  'portfolio.sites': 'Sites on the landscape',
  'portfolio.site': 'Site {number}: {client}',
  'portfolio.projects': 'Projects',
  'portfolio.filter': 'Filter by category',
  'portfolio.filter.all': 'All',
  'portfolio.results.one': '{count} project shown',
  'portfolio.results.other': '{count} projects shown',
  'portfolio.client': 'Client',
  'portfolio.categories': 'Categories',
  'portfolio.technologies': 'Technologies',
  'portfolio.empty.title': 'No projects found',
  'portfolio.empty.text': 'There are currently no projects in this category. Please try another filter.',
  'portfolio.empty.showAll': 'Show all projects',
  'portfolio.featured.title': 'Featured case studies',
  'portfolio.featured.lead': 'The two we are asked about most, with the parts that went wrong.',
  'portfolio.featured.read': 'Read the case study',
  'portfolio.featured.about': 'about {client}',
  'portfolio.featured.alert': 'Case study “{title}” ({client}). We send the full text on request.',
  'portfolio.closing.title': 'Have a site in mind?',
} as const;
