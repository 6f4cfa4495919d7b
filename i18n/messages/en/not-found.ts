/** English words of the not-found page; the specification fixes title, text and the two buttons (SPEC section 2). */
export const notFound = {
  'notFound.head.title': 'Page Not Found (404) | {brand}',
  'notFound.head.description':
    'There is no page at this address. It may have moved, or the link may be mistyped. The home page and our engineers can help you on.',
  'notFound.title': 'Page Not Found',
  'notFound.text': "Oops! The page you're looking for doesn't exist or has been moved.",
  'notFound.home': 'Return Home',
  'notFound.contact': 'Contact Support',
  'notFound.more': 'Perhaps you were looking for',
  'notFound.services': 'Our seven services',
  'notFound.services.hint': 'What we build and run, with a page for each',
  'notFound.blog': 'The blog',
  'notFound.blog.hint': 'Articles by the engineers who did the work',
} as const;
