import { expect, it } from 'vitest';
import { senderOf } from './sender.ts';

const ours = 'https://www.example.com';

it.each([
  ['our-page', { 'sec-fetch-site': 'same-origin' }],
  ['our-page', { origin: ours }],
  ['visitor', { 'sec-fetch-site': 'none' }],
  ['other-site', { 'sec-fetch-site': 'cross-site' }],
  ['other-site', { 'sec-fetch-site': 'same-site', origin: 'https://shop.example.com' }],
  ['other-site', { 'sec-fetch-site': 'cross-site', origin: ours }],
  ['other-site', { origin: 'https://evil.example' }],
  ['other-site', { origin: 'https://www.example.com.evil.example', host: 'www.example.com' }],
  ['other-site', { origin: 'null', host: 'www.example.com' }],
  ['unknown', { origin: 'http://www.example.com', host: 'www.example.com' }],
  ['unknown', {}],
])('%s sent %j', (sender, headers) => {
  expect(senderOf(new Headers(headers), ours)).toBe(sender);
});
