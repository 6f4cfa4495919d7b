import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Testimonials, type TestimonialProps } from './testimonials.tsx';
import { ClientList } from './home.page.tsx';

const testimonial = (label: string, portrait: TestimonialProps['portrait']): TestimonialProps => ({
  label,
  name: 'Ada Byron',
  company: 'Moor & Co.',
  byline: 'Owner, Moor & Co.',
  content: 'What they planted is still growing.',
  rating: { value: 4, label: '4 of 5' },
  portrait,
});
const drawn = testimonial('1 of 2: Ada Byron', { href: '/ada.svg', viewBox: '0 0 250 300' });
const undrawn = testimonial('2 of 2: Ada Byron', { initials: 'AB', width: 250, height: 300 });
const render = (testimonials: TestimonialProps[]) =>
  renderToStaticMarkup(<Testimonials title="Said" previous="Back" next="On" testimonials={testimonials} />);

describe('testimonials', () => {
  it('R109: are shown by portrait or, where there is none, by initials', () => {
    const markup = render([drawn, undrawn]);
    expect(markup.match(/<figure/g)).toHaveLength(2);
    expect(markup).toContain('href="/ada.svg"');
    // The name stands beside them.
    expect(markup).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><text[^>]*>AB<\/text>/);
    expect(markup.match(/<button/g)).toHaveLength(4);
  });
});

it('R114: without clients there is no strip', () => {
  const clients = [{ name: 'Moor & Co.', sign: { href: '/glyphs.svg#bar', viewBox: '0 0 28 28' } }];
  expect(renderToStaticMarkup(<ClientList label="Clients" clients={clients} />)).toContain('Moor &amp; Co.');
  expect(renderToStaticMarkup(<ClientList label="Clients" clients={[]} />)).toBe('');
});
