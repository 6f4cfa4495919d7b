import type { Picture } from '../../../artwork/picture.ts';
import { ClosingCall, type ClosingCallProps } from '../../sections/closing-call.tsx';
import { EngineSets, type EngineSetsProps } from './database-engines.tsx';
import { FeatureDrawers, type FeatureDrawersProps } from '../../sections/feature-rows.tsx';
import { RunTimes, type RunTimesProps } from './run-times.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface ServiceDatabaseProps {
  hero: ServiceHeroProps;
  picture: Picture;
  features: FeatureDrawersProps;
  engines: EngineSetsProps;
  batch: RunTimesProps;
  closing: ClosingCallProps;
}

/** Database solutions (SPEC section 2, Service pages: Database). */
export function ServiceDatabasePage({
  hero,
  picture,
  features,
  engines,
  batch,
  closing,
}: ServiceDatabaseProps) {
  return (
    <>
      <ServiceHero {...hero} viewBox={picture.viewBox}>
        <Drawing picture={picture} />
      </ServiceHero>
      <FeatureDrawers {...features} />
      <EngineSets {...engines} />
      <RunTimes {...batch} />
      <ClosingCall {...closing} />
    </>
  );
}

export { ServiceDatabasePage as Page };
