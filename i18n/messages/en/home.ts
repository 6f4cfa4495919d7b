/** English words of the home page (SPEC sections 1 and 2, Home) and of the blocks other pages share with it. */
export const home = {
  // Document head
  'home.head.title': '{brand}: IT solutions that carry load',
  'home.head.description':
    'Cloud, databases, applications, DevOps and security from one engineering team. Measured before and after, and on call every hour of the year.',

  // Hero (SPEC section 4 fixes title, subtitle and cta)
  'hero.title': 'Empowering Your Digital Evolution',
  'hero.subtitle': 'We deliver cutting-edge IT solutions that transform your business',
  'hero.cta': 'Get Started',
  'hero.secondary': 'View Our Work',
  'hero.caption': 'Fig. 1. From plan to stone: one field of {columns} columns',
  'home.trust': 'Trusted by 500+ global companies',
  'home.claims.label': 'What you can count on',
  'home.claim.certified': 'ISO 27001 and SOC 2 Type II certified',
  'home.claim.onCall': 'Engineers on call 24/7, every day of the year',
  'home.claim.cost': 'Up to 30% cost reduction in the first year',

  // Services (SPEC section 4 fixes title and subtitle)
  'services.title': 'Our Services',
  'services.subtitle': 'Comprehensive IT solutions for your business',
  'home.services.all': 'All services',
  'service.learnMore': 'Learn More',
  'service.learnMore.about': 'about {service}',

  // Why choose: four claims with their figures (SPEC section 9)
  'why.title': 'Why Choose {brand}',
  'why.lead':
    'Four promises, each with its working shown. Every figure below starts at zero and is drawn to scale.',
  'proof.month': 'Month {number}',
  'proof.cost.number': 'Up to 30%',
  'proof.cost.claim': 'lower running cost',
  'proof.cost.text': 'We record what you pay on day one and report against it every month.',
  'proof.cost.caption':
    'Fig. 2. Illustration. Monthly cost as an index: 100 at the survey, 70 in month twelve.',
  'proof.cost.alt': 'Twelve monthly columns falling from 100 to 70.',
  'proof.cost.less': '30 less',
  'proof.deploy.number': '80% faster',
  'proof.deploy.claim': 'deployment',
  'proof.deploy.text': 'From merge to production, once the pipeline does the waiting.',
  'proof.deploy.caption': 'Fig. 3. Illustration. Time per deployment, before = 100. One column is five.',
  'proof.deploy.alt': 'Twenty columns before, four after.',
  'proof.deploy.before': 'Before',
  'proof.deploy.after': 'After',
  'proof.week.number': '24/7/365',
  'proof.week.claim': 'an engineer answers',
  'proof.week.text': 'Office hours are 45 of the 168 hours in a week. The rest is staffed too.',
  'proof.week.caption': 'Fig. 4. All 168 hours of a week, one hexagon each.',
  'proof.week.alt': 'Seven rows of 24 hexagons, all filled.',
  'proof.week.office': 'Office hours, 45',
  'proof.week.onCall': 'On call, 123',
  'proof.week.night': 'Saturday, 3 AM',
  'proof.week.monday': 'Mo',
  'proof.week.tuesday': 'Tu',
  'proof.week.wednesday': 'We',
  'proof.week.thursday': 'Th',
  'proof.week.friday': 'Fr',
  'proof.week.saturday': 'Sa',
  'proof.week.sunday': 'Su',
  'proof.migrate.number': '2 to 12 months',
  'proof.migrate.claim': 'for a migration',
  'proof.migrate.text': 'The survey tells you where you fall before you commit.',
  'proof.migrate.caption': 'Fig. 5. One column per month. Solid is the shortest case, drawn is the spread.',
  'proof.migrate.alt': 'Small and medium: two to four months. Enterprise: six to twelve months.',
  'proof.migrate.small': 'Small and medium',
  'proof.migrate.smallRange': '2-4 months',
  'proof.migrate.enterprise': 'Enterprise',
  'proof.migrate.enterpriseRange': '6-12 months',

  // Testimonials
  'testimonials.title': 'What clients say',
  'testimonials.previous': 'Previous testimonial',
  'testimonials.next': 'Next testimonial',
  'testimonials.rating': 'Rated {rating} out of {max}',
  'testimonials.slide': 'Testimonial {index} of {total}: {name}',
  'testimonials.byline': '{role}, {company}',
  'clients.label': 'Clients',

  // Newsletter
  'newsletter.title': 'One letter a month, from the people who did the work',
  'newsletter.lead': 'Field notes on migrations, outages and the fixes that held. No product news.',
  'newsletter.label': 'Work email',
  'newsletter.placeholder': 'name@company.com',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.subscribing': 'Subscribing...',
  'newsletter.help': 'We use your address for the letter and nothing else.',
  'newsletter.thanks.title': 'Thank you. The next letter is yours.',
  'newsletter.thanks.text': 'It will go to {email}.',
  'newsletter.again': 'Subscribe another email',
  'newsletter.toast.title': 'Success!',
  'newsletter.toast.text': "You've been subscribed to our newsletter.",

  // Blog teasers; the categories name the filters of the blog too
  'home.posts.title': 'From the notebook',
  'home.posts.all': 'All articles',
  'post.readingTime.one': '{count} min read',
  'post.readingTime.other': '{count} min read',
  'post.category.all': 'All',

  // Consultation banner
  'consultation.title': 'Bring us the system that worries you',
  'consultation.text':
    'Forty-five minutes with a principal engineer. You leave with a written assessment, whether or not you hire us.',
  'consultation.button': 'Book a consultation',
} as const;
