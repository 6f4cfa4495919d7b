import type { FigureFeature, ServicePageWords, Technology } from '../page-words.ts';

/** The tiers of a product, as the hero draws them from top to bottom. */
export const tierIds = ['devices', 'interface', 'logic', 'data'] as const;

/** The four-step process (SPEC section 2, App development) in weeks from the start; drawn to scale over 20 weeks. */
export const processSteps = [
  { id: 'discovery', fromWeek: 0, weeks: 2 },
  { id: 'design', fromWeek: 2, weeks: 4 },
  { id: 'development', fromWeek: 6, weeks: 10 },
  { id: 'deploy', fromWeek: 16, weeks: 4 },
] as const;

/** The six platforms (SPEC section 2, App development), in order; their names are the same in every language. */
export const platforms = [
  { id: 'ios', name: 'iOS', logo: 'ios' },
  { id: 'android', name: 'Android', logo: 'android' },
  { id: 'flutter', name: 'Flutter', logo: 'flutter' },
  { id: 'reactNative', name: 'React Native', logo: 'react' },
  { id: 'xamarin', name: 'Xamarin', logo: '' },
  { id: 'pwa', name: 'PWA', logo: 'pwa' },
] as const satisfies readonly (Technology & { id: string })[];

export type TierId = (typeof tierIds)[number];
export type ProcessStepId = (typeof processSteps)[number]['id'];
export type PlatformId = (typeof platforms)[number]['id'];

export interface AppWords extends ServicePageWords<FigureFeature> {
  tiers: Record<TierId, { name: string; note: string }>;
  process: {
    title: string;
    lead: string;
    caption: string;
    steps: Record<ProcessStepId, { title: string; duration: string; description: string }>;
  };
  platforms: { title: string; lead: string; notes: Record<PlatformId, string> };
}
