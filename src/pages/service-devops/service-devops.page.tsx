import type { Picture } from '../../../artwork/picture.ts';
import { BenefitList, type BenefitListProps } from './benefit-list.tsx';
import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { FeatureColumns, type FeatureColumnsProps } from '../../sections/feature-columns.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { ToolsByStage, type ToolsByStageProps } from './tools-by-stage.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface ServiceDevopsProps {
  hero: ServiceHeroProps;
  picture: Picture;
  benefits: BenefitListProps;
  features: FeatureColumnsProps;
  loop: ToolsByStageProps;
  closing: ConsultationBannerProps;
}

/** DevOps and automation (SPEC section 2, Service pages: DevOps). */
export function ServiceDevopsPage({ hero, picture, benefits, features, loop, closing }: ServiceDevopsProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={picture.viewBox}>
        <Drawing picture={picture} />
      </ServiceHero>
      <BenefitList {...benefits} />
      <FeatureColumns {...features} ground="basalt" />
      <ToolsByStage {...loop} />
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServiceDevopsPage as Page };
