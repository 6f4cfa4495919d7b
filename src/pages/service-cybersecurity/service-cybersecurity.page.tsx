import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { FeatureSequence, type FeatureSequenceProps } from './feature-sequence.tsx';
import { NumberedList, type NumberedListProps } from './numbered-list.tsx';
import { NumberedPicture, type NumberedPictureProps } from './numbered-picture.tsx';
import { ComplianceRules, type ComplianceRulesProps } from './compliance-rules.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';

export interface ServiceCybersecurityProps {
  hero: ServiceHeroProps;
  wall: NumberedPictureProps;
  services: NumberedListProps;
  features: FeatureSequenceProps;
  compliance: ComplianceRulesProps;
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
        <NumberedPicture {...wall} />
      </ServiceHero>
      <NumberedList {...services} />
      <FeatureSequence {...features} />
      <ComplianceRules {...compliance} />
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServiceCybersecurityPage as Page };
