import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { PageHead, type PageHeadProps } from '../../sections/page-head.tsx';
import { ServiceList, type ServiceListProps } from './service-list.tsx';
import { Steps, type StepsProps } from '../../sections/steps.tsx';

export interface ServicesProps {
  head: PageHeadProps;
  strata: ServiceListProps;
  approach: StepsProps;
  closing: ConsultationBannerProps;
}

/** The services overview (SPEC section 2, Services). */
export function ServicesPage({ head, strata, approach, closing }: ServicesProps) {
  return (
    <>
      <PageHead {...head} />
      <ServiceList {...strata} />
      <Steps {...approach} ground="sunken" />
      <ConsultationBanner {...closing} />
    </>
  );
}

export { ServicesPage as Page };
