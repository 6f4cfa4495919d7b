import type { Picture } from '../../../artwork/picture.ts';
import { ClosingCall, type ClosingCallProps } from '../../sections/closing-call.tsx';
import { FeatureRows, type FeatureRowsProps } from '../../sections/feature-rows.tsx';
import { ReasonList, type ReasonListProps } from '../../sections/reason-list.tsx';
import { ResponseTimes, type ResponseTimesProps } from './response-times.tsx';
import { ScaleBar, type BarPart } from '../../sections/scale-bar.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { Steps, type StepsProps } from '../../sections/steps.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface ServiceItSupportProps {
  hero: ServiceHeroProps;
  picture: Picture;
  features: FeatureRowsProps;
  response: ResponseTimesProps;
  onboarding: StepsProps;
  weeks: BarPart[];
  consulting: ReasonListProps;
  closing: ClosingCallProps;
}

/** IT support and consulting: a full sibling of the six service pages of SPEC section 2. */
export function ServiceItSupportPage({
  hero,
  picture,
  features,
  response,
  onboarding,
  weeks,
  consulting,
  closing,
}: ServiceItSupportProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={picture.viewBox}>
        <Drawing picture={picture} />
      </ServiceHero>
      <FeatureRows {...features} />
      <ResponseTimes {...response} />
      <Steps {...onboarding} above={<ScaleBar parts={weeks} total={weeks.length} />} />
      <ReasonList {...consulting} ground="paper" />
      <ClosingCall {...closing} />
    </>
  );
}

export { ServiceItSupportPage as Page };
