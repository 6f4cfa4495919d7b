import type { ListFeature, ServicePageWords, Titled } from '../page-words.ts';

/** How soon help starts, by how much is at stake; the bars are drawn to scale. */
export const responseLevels = [
  { id: 'critical', minutes: 15, isRoundTheClock: true },
  { id: 'high', minutes: 60, isRoundTheClock: true },
  { id: 'normal', minutes: 240, isRoundTheClock: false },
  { id: 'question', minutes: 540, isRoundTheClock: false },
] as const;

/** The four weeks before the help desk answers its first call. */
export const onboardingStepIds = ['listen', 'map', 'shadow', 'answer'] as const;

/** What a principal engineer can be booked for, with the usual length in weeks; 0 is as long as it takes. */
export const engagements = [
  { id: 'roadmap', weeks: 3 },
  { id: 'licenses', weeks: 2 },
  { id: 'audit', weeks: 4 },
  { id: 'leadership', weeks: 0 },
] as const;

export type ResponseLevelId = (typeof responseLevels)[number]['id'];
export type OnboardingStepId = (typeof onboardingStepIds)[number];
export type EngagementId = (typeof engagements)[number]['id'];

export interface SupportWords extends ServicePageWords<ListFeature> {
  response: {
    title: string;
    lead: string;
    caption: string;
    levels: Record<ResponseLevelId, { name: string; time: string; hours: string; example: string }>;
  };
  onboarding: { title: string; lead: string; steps: Record<OnboardingStepId, Titled & { week: string }> };
  consulting: { title: string; lead: string; items: Record<EngagementId, Titled & { duration: string }> };
}
