/** English words of the home page (SPEC sections 1 and 2, Home) and of the blocks other pages share with it. */
export const home = {
  // Hero (SPEC section 4 fixes cta; title and subtitle are words of the site)
  'hero.cta': 'Get Started',
  'hero.secondary': 'View Our Work',
  'home.claims.label': 'What you can count on',

  // Services (SPEC section 4 fixes the title; the subtitle is one of the site's words)
  'services.title': 'Our Services',
  'home.services.all': 'All services',
  'service.learnMore': 'Learn More',
  'service.learnMore.about': 'about {service}',

  // Testimonials
  'testimonials.title': 'What clients say',
  'testimonials.previous': 'Previous testimonial',
  'testimonials.next': 'Next testimonial',
  'testimonial.rating': 'Rated {rating} out of {max}',
  'testimonial.label': 'Testimonial {index} of {total}: {name}',
  'testimonial.byline': '{role}, {company}',
  'testimonial.source': 'Read the review',
  'clients.label': 'Clients',

  // Newsletter
  'newsletter.label': 'Work email',
  'newsletter.placeholder': 'name@company.com',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.subscribing': 'Subscribing...',
  'newsletter.thanks': 'Thank you for signing up.',
  'newsletter.again': 'Subscribe another email',
  'newsletter.toast.title': 'Success!',
  'newsletter.toast.description': "You've been subscribed to our newsletter.",

  // Blog teasers; the categories name the filters of the blog too
  'home.posts.all': 'All articles',
  'post.readingTime.one': '{count}\u00A0min\u00A0read',
  'post.readingTime.other': '{count}\u00A0min\u00A0read',
  'post.category.all': 'All',
} as const;
