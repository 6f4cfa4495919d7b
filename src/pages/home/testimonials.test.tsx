import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Testimonials, type TestimonialProps } from './testimonials.tsx';
import { ClientList } from './home.page.tsx';

const testimonial = (label: string): TestimonialProps => ({
  label,
  name: 'Ada Byron',
  company: 'Moor & Co.',
  byline: 'Owner, Moor & Co.',
  content: 'What they planted is still growing.',
  rating: { value: 4, label: '4 of 5' },
});
const render = (testimonials: TestimonialProps[]) =>
  renderToStaticMarkup(<Testimonials title="Said" previous="Back" next="On" testimonials={testimonials} />);

describe('testimonials', () => {
  it('R109: all are in the page, each with its words and its rating', () => {
    const markup = render([testimonial('1 of 2: Ada Byron'), testimonial('2 of 2: Ada Byron')]);
    expect(markup.match(/<figure/g)).toHaveLength(2);
    expect(markup.match(/<blockquote>What they planted/g)).toHaveLength(2);
    expect(markup.match(/4 of 5/g)).toHaveLength(2);
    expect(markup.match(/<button/g)).toHaveLength(4);
  });
});

it('R114: without clients there is no strip', () => {
  const clients = [{ name: 'Moor & Co.', logo: null }];
  expect(renderToStaticMarkup(<ClientList label="Clients" clients={clients} />)).toContain('Moor &amp; Co.');
  expect(renderToStaticMarkup(<ClientList label="Clients" clients={[]} />)).toBe('');
});
