import { FeatureList } from '#src/components/feature-list.tsx';
import { PageHead, type PageHeadProps } from '#src/components/page-head.tsx';
import { ServiceList, type ServiceListProps } from './service-list.tsx';
import { Steps, type StepsProps } from '#src/components/steps.tsx';
import { ConsultationBanner, type ConsultationProps } from '#src/components/consultation-banner.tsx';
import type { FeaturesProps } from '#src/components/titled-section.tsx';

export interface ServicesProps {
  head: PageHeadProps;
  strata: ServiceListProps;
  approach: StepsProps;
  /** What the steps cost; nothing if the site names no prices. */
  prices: FeaturesProps | null;
  closing: ConsultationProps;
}

/** The services overview (SPEC section 2, Services). */
export function Page({ head, strata, approach, prices, closing }: ServicesProps) {
  return (
    <>
      <PageHead {...head} />
      <ServiceList {...strata} />
      <Steps {...approach} ground="sunken" />
      {prices && <FeatureList {...prices} />}
      <ConsultationBanner {...closing} />
    </>
  );
}
