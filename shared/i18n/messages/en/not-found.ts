/** English words of the not-found page; the specification fixes title, text and the two buttons (SPEC section 2). */
export const notFound = {
  'notFound.title': 'Page Not Found',
  'notFound.text': "Oops! The page you're looking for doesn't exist or has been moved.",
  'notFound.home': 'Return Home',
  'notFound.contact': 'Contact Support',
  'notFound.more': 'Perhaps you were looking for',
} as const;
