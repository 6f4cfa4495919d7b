import type { Picture } from '../../../artwork/picture.ts';
import { ClosingCall, type ClosingCallProps } from '../../sections/closing-call.tsx';
import { DatabaseEngines, type DatabaseEnginesProps } from './database-engines.tsx';
import { FeatureRows, type FeatureRowsProps } from '../../sections/feature-rows.tsx';
import { RunTimes, type RunTimesProps } from './run-times.tsx';
import { ServiceHero, type ServiceHeroProps } from '../../sections/service-hero.tsx';
import { Drawing } from '../../ui/drawing.tsx';

export interface ServiceDatabaseProps {
  hero: ServiceHeroProps;
  picture: Picture;
  features: FeatureRowsProps;
  engines: DatabaseEnginesProps;
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
      <FeatureRows {...features} />
      <DatabaseEngines {...engines} />
      <RunTimes {...batch} />
      <ClosingCall {...closing} />
    </>
  );
}

export { ServiceDatabasePage as Page };
