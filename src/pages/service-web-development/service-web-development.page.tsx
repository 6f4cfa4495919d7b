import type { Picture } from '../../../artwork/picture.ts';
import { ClosingCall, type ClosingCallProps } from '../../sections/closing-call.tsx';
import { TechnologyList, type TechnologyListProps } from './technology-list.tsx';
import { FeatureFigures, type FeatureFiguresProps } from '../../sections/feature-figures.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { Steps, type StepsProps } from '../../sections/steps.tsx';
import { PageWeight, type PageWeightProps } from './page-weight.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface ServiceWebDevelopmentProps {
  hero: ServiceHeroProps;
  picture: Picture;
  features: FeatureFiguresProps;
  stack: TechnologyListProps;
  weight: PageWeightProps;
  process: StepsProps;
  closing: ClosingCallProps;
}

/** Web development (SPEC section 2, Service pages: Web development). */
export function ServiceWebDevelopmentPage({
  hero,
  picture,
  features,
  stack,
  weight,
  process,
  closing,
}: ServiceWebDevelopmentProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={picture.viewBox}>
        <Drawing picture={picture} />
      </ServiceHero>
      <FeatureFigures {...features} />
      <TechnologyList {...stack} />
      <PageWeight {...weight} />
      <Steps {...process} />
      <ClosingCall {...closing} />
    </>
  );
}

export { ServiceWebDevelopmentPage as Page };
