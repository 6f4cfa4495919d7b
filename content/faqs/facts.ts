/** The four questions of the Contact page, in order (SPEC section 2, Contact). */
export const contactQuestionIds = [
  'reply-time',
  'first-conversation',
  'outside-us',
  'confidentiality',
] as const;

/** The five questions of the Resources page, in order (SPEC section 2, Resources). */
export const resourceQuestionIds = [
  'certifications',
  'migration-duration',
  'ongoing-support',
  'technologies',
  'privacy-compliance',
] as const;

export type ContactQuestionId = (typeof contactQuestionIds)[number];
export type ResourceQuestionId = (typeof resourceQuestionIds)[number];
export type QuestionId = ContactQuestionId | ResourceQuestionId;

export interface QuestionWords {
  question: string;
  answer: string;
}
