import { brand } from '../../config/brand.ts';

/** Day both legal pages were last changed (SPEC section 2, Legal pages), as YYYY-MM-DD. */
export const lastUpdated = '2024-05-01';

/** Nobody younger may use the site (SPEC section 2, Legal pages), in years. */
export const minimumAge = 13;

export const privacyClauseIds = [
  'scope',
  'collection',
  'use',
  'cookies',
  'retention',
  'sharing',
  'rights',
  'children',
  'changes',
] as const;

export const termsClauseIds = [
  'scope',
  'age',
  'use',
  'content',
  'submissions',
  'links',
  'liability',
  'law',
  'changes',
] as const;

export type PrivacyClauseId = (typeof privacyClauseIds)[number];
export type TermsClauseId = (typeof termsClauseIds)[number];

/** How long each kind of data is kept at most, in months; the privacy page draws these bars to scale. */
export const retentionFacts = [
  { id: 'logs', months: 1 },
  { id: 'applications', months: 12 },
  { id: 'enquiries', months: 24 },
  { id: 'newsletter', months: 36 },
] as const;

export type RetentionId = (typeof retentionFacts)[number]['id'];

/** The address in one line, as the legal pages quote it. */
export const postalAddress = `${brand.address.street}, ${brand.address.cityLine}`;

export interface ClauseWords {
  title: string;
  /** The clause in one plain sentence, set beside it. */
  short: string;
  /** `{email}` stands for the link to the page's own address. */
  paragraphs: readonly string[];
  /** A list after the paragraphs; empty when there is none. */
  points: readonly string[];
}

export interface LegalPageWords<ClauseId extends string> {
  head: { title: string; description: string };
  title: string;
  lead: string;
  clauses: Record<ClauseId, ClauseWords>;
}

export interface PrivacyWords extends LegalPageWords<PrivacyClauseId> {
  /** The name of each bar and how long it stands for. */
  retention: Record<RetentionId, { name: string; duration: string }>;
}

export type TermsWords = LegalPageWords<TermsClauseId>;
