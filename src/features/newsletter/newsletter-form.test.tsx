import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { newsletterForm } from '#shared/forms/newsletter.ts';
import { FooterNewsletter } from '#src/components/site-footer/site-footer.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const words = { label: 'Email', placeholder: 'name@company.example', subscribe: 'Subscribe' };
const more = { subscribing: 'Subscribing', thanks: 'Thank you', again: 'Another address' };
const success = { title: 'Subscribed', description: 'You get the next letter.' };

it.each([
  ['newsletter-form.tsx', <NewsletterForm key="form" words={{ ...words, ...more, success }} />],
  ['site-footer.tsx', <FooterNewsletter key="footer" words={words} />],
])('%s has a control for every field of the newsletter', (_file, form) => {
  const names = [...renderToStaticMarkup(form).matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(newsletterForm));
});
