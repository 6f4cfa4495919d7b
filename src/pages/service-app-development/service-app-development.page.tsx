import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { FeatureFigures, type FeatureFiguresProps } from '../../sections/feature-figures.tsx';
import { SupportedPlatforms, type SupportedPlatformsProps } from './supported-platforms.tsx';
import { ProcessWeeks, type ProcessWeeksProps } from './process-weeks.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { Steps, type StepsProps } from '../../sections/steps.tsx';
import { AppTiers, type AppTiersProps } from './app-tiers.tsx';

export interface ServiceAppDevelopmentProps {
  hero: ServiceHeroProps;
  tiers: AppTiersProps;
  features: FeatureFiguresProps;
  process: StepsProps;
  ruler: ProcessWeeksProps;
  platforms: SupportedPlatformsProps;
  closing: ConsultationBannerProps;
}

/** Application development (SPEC section 2, Service pages: App development). */
export function ServiceAppDevelopmentPage({
  hero,
  tiers,
  features,
  process,
  ruler,
  platforms,
  closing,
}: ServiceAppDevelopmentProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={tiers.picture.viewBox}>
        <AppTiers {...tiers} />
      </ServiceHero>
      <FeatureFigures {...features} />
      <Steps {...process} ground="sunken" scale={<ProcessWeeks {...ruler} />} />
      <SupportedPlatforms {...platforms} />
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServiceAppDevelopmentPage as Page };
