import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { H2 } from './headings.tsx';
import styles from './newsletter-band.module.css';

/**
 * The band with the newsletter form (SPEC section 2, Home and Blog listing).
 * @param children the form
 */
export function NewsletterBand({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className={`sunken ${styles.band}`} id={id}>
      <div className={`wrap columns ${styles.columns}`} data-align="start">
        <div className="two-thirds words">
          <H2>{title}</H2>
          <p className="lead">{lead}</p>
        </div>
        <ErrorBoundary as="div">{children}</ErrorBoundary>
      </div>
    </section>
  );
}
