import type { TestimonialId, TestimonialWords } from './facts.ts';

export const en = {
  'halden-bank': {
    role: 'Chief Technology Officer',
    content:
      'They moved forty-one services in fourteen weeks and our customers noticed nothing, which was exactly the brief.',
  },
  'northline-freight': {
    role: 'VP Engineering',
    content:
      'Our nightly batch took six hours and now takes thirty-eight minutes. They showed us each step and why it worked.',
  },
  'verity-clinics': {
    role: 'Director of Digital Health',
    content:
      'The auditors asked for one hundred and twelve controls. Every one had an owner, a log and a date before they arrived.',
  },
  kestrel: {
    role: 'Head of Commerce',
    content:
      'The new storefront survived our biggest weekend with room to spare, and the editors stopped calling the developers.',
  },
} as const satisfies Record<TestimonialId, TestimonialWords>;
