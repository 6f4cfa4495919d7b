import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { PageHead, type PageHeadProps } from '../../sections/page-head.tsx';
import { ServiceStrata, type ServiceStrataProps } from './service-list.tsx';
import { Steps, type StepsProps } from '../../sections/steps.tsx';

export interface ServicesProps {
  head: PageHeadProps;
  strata: ServiceStrataProps;
  approach: StepsProps;
  closing: ConsultationBannerProps;
}

/** The services overview (SPEC section 2, Services). */
export function ServicesPage({ head, strata, approach, closing }: ServicesProps) {
  return (
    <>
      <PageHead {...head} />
      <ServiceStrata {...strata} />
      <Steps {...approach} ground="sunken" />
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServicesPage as Page };
