import { expect, it } from 'vitest';
import { elementorHtml } from './elementor.ts';

const pageOf = (...widgets: readonly object[]) =>
  JSON.stringify([
    { elType: 'section', elements: [{ elements: widgets.map((settings) => ({ settings })) }] },
  ]);

it.each([
  [
    'a heading and a text',
    { title: 'Why us', editor: '<p>We answer.</p>' },
    '<h2>Why us</h2>\n<p>We answer.</p>',
  ],
  [
    'the entries of an accordion',
    {
      tabs: [
        { tab_title: 'When?', tab_content: '<p>At night.</p>' },
        { tab_title: 'Where?', tab_content: '<p>Here.</p>' },
      ],
    },
    '<h2>When?</h2>\n<p>At night.</p>\n<h2>Where?</h2>\n<p>Here.</p>',
  ],
  [
    'a button with and without an address',
    { text: 'Ask us', link: { url: '/contact?a="b"' } },
    '<p><a href="/contact?a=%22b%22">Ask us</a></p>',
  ],
  ['a button without an address', { text: 'Ask us', link: { url: '' } }, '<p>Ask us</p>'],
  [
    'a list with icons',
    { icon_list: [{ text: 'Fast', link: { url: '' } }, { text: 'Near' }] },
    '<p>Fast</p>\n<p>Near</p>',
  ],
  ['a picture', { image: { url: 'https://acme.example/x.jpg' } }, '<img src="https://acme.example/x.jpg">'],
  [
    'the words of a customer',
    { testimonial_content: 'They came at once.', testimonial_name: 'Ann' },
    '<p>They came at once.</p>\n<p>Ann</p>',
  ],
])('reads %s of Elementor', (_, settings, html) => {
  expect(elementorHtml(pageOf(settings))).toBe(html);
});

it.each(['', 'x', '{}', '[[]]', '"text"', '[{"settings":[]}]'])('reads nothing in %j', (data) => {
  expect(elementorHtml(data)).toBe('');
});
