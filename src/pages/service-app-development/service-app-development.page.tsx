import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { FeatureFigures, type FeatureFiguresProps } from '../../sections/feature-figures.tsx';
import { PlatformSides, type PlatformSidesProps } from './supported-platforms.tsx';
import { ProcessRuler, type ProcessRulerProps } from './process-weeks.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { Steps, type StepsProps } from '../../sections/steps.tsx';
import { TierFigure, type TierFigureProps } from './app-tiers.tsx';

export interface ServiceAppDevelopmentProps {
  hero: ServiceHeroProps;
  tiers: TierFigureProps;
  features: FeatureFiguresProps;
  process: StepsProps;
  ruler: ProcessRulerProps;
  platforms: PlatformSidesProps;
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
        <TierFigure {...tiers} />
      </ServiceHero>
      <FeatureFigures {...features} />
      <Steps {...process} ground="sunken" scale={<ProcessRuler {...ruler} />} />
      <PlatformSides {...platforms} />
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServiceAppDevelopmentPage as Page };
