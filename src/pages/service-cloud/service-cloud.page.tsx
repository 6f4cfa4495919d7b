import type { Picture } from '../../../artwork/picture.ts';
import { CaseTeaser, type CaseTeaserProps } from './case-teaser.tsx';
import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { DurationChart, type DurationChartProps } from './duration-chart.tsx';
import { FactRow, type Fact } from '../../sections/fact-row.tsx';
import { FeatureColumns, type FeatureColumnsProps } from '../../sections/feature-columns.tsx';
import { PlatformLogos, type PlatformLogosProps } from './platform-logos.tsx';
import { ReasonList, type ReasonListProps } from '../../sections/reason-list.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface ServiceCloudProps {
  hero: ServiceHeroProps;
  picture: Picture;
  facts: readonly Fact[];
  features: FeatureColumnsProps;
  why: ReasonListProps;
  duration: DurationChartProps;
  platforms: PlatformLogosProps;
  caseStudy: CaseTeaserProps | null;
  closing: ConsultationBannerProps;
}

/** Managed cloud services (SPEC section 2, Service pages: Cloud). */
export function ServiceCloudPage({
  hero,
  picture,
  facts,
  features,
  why,
  duration,
  platforms,
  caseStudy,
  closing,
}: ServiceCloudProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={picture.viewBox} below={<FactRow facts={facts} />}>
        <Drawing picture={picture} />
      </ServiceHero>
      <FeatureColumns {...features} />
      <ReasonList {...why} />
      <DurationChart {...duration} />
      <PlatformLogos {...platforms} />
      {caseStudy && <CaseTeaser {...caseStudy} />}
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServiceCloudPage as Page };
