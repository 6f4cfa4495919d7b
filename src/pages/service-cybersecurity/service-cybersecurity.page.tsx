import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { FeatureSequence, type FeatureSequenceProps } from './feature-sequence.tsx';
import { NumberedList, type NumberedListProps } from './numbered-list.tsx';
import { WallFigure, type WallFigureProps } from './numbered-picture.tsx';
import { RuleBooks, type RuleBooksProps } from './compliance-rules.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';

export interface ServiceCybersecurityProps {
  hero: ServiceHeroProps;
  wall: WallFigureProps;
  services: NumberedListProps;
  features: FeatureSequenceProps;
  compliance: RuleBooksProps;
  closing: ConsultationBannerProps;
}

/** Cybersecurity and compliance (SPEC section 2, Service pages: Cybersecurity). */
export function ServiceCybersecurityPage({
  hero,
  wall,
  services,
  features,
  compliance,
  closing,
}: ServiceCybersecurityProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={wall.picture.viewBox}>
        <WallFigure {...wall} />
      </ServiceHero>
      <NumberedList {...services} />
      <FeatureSequence {...features} />
      <RuleBooks {...compliance} />
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServiceCybersecurityPage as Page };
