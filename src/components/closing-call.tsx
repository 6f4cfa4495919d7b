import { ClosingBand } from './closing-band.tsx';
import { ServiceCallLink, type ServiceCall } from './service-call.tsx';

export interface ClosingCallProps {
  title: string;
  description: string;
  call: ServiceCall;
}

/** A plain last section of a service page that already has a strong dark picture (SPEC section 2). */
export function ClosingCall({ title, description, call }: ClosingCallProps) {
  return (
    <ClosingBand title={title} lead={description}>
      <ServiceCallLink call={call} />
    </ClosingBand>
  );
}
