import { ServiceCallLink, type ServiceCall } from '../service-hero/service-call.tsx';
import styles from './closing-call.module.css';

export interface ClosingCallProps {
  title: string;
  description: string;
  call: ServiceCall;
}

/** The last section of a service page in plain words, where the page has a strong dark picture already (SPEC section 2). */
export function ClosingCall({ title, description, call }: ClosingCallProps) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <p className="lead">{description}</p>
        </div>
        <ServiceCallLink call={call} />
      </div>
    </section>
  );
}
