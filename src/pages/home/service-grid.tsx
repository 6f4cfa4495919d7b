import type { Picture } from '#shared/picture.ts';
import { Drawing } from '#src/components/drawing.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionHead, type LinkTo } from '#src/components/section-head.tsx';
import { CardLink } from '#src/components/text-link.tsx';
import styles from './service-grid.module.css';

export interface ServiceCardProps {
  title: string;
  /** One line, shown instead of the description on phones. */
  hint: string;
  description: string;
  /** A card that has some is twice as wide as the others. */
  bullets?: readonly string[];
  href: string;
  /** Null if the service names no icon. */
  art: Picture | null;
}

export interface ServiceGridProps {
  title: string;
  subtitle: string;
  /** Null if there is no page of all of them. */
  all: LinkTo | null;
  learnMore: string;
  services: ServiceCardProps[];
}

/** Up to six service cards (SPEC section 2, Home): a measured grid on wide screens, rows on narrow ones. */
export function ServiceGrid({ title, subtitle, all, learnMore, services }: ServiceGridProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={subtitle} link={all} />
        <ul className={styles.grid}>
          {services.map((service) => (
            <ServiceCard key={service.href} service={service} learnMore={learnMore} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The whole card is the target of its one link, which is named by the service alone. */
function ServiceCard({ service, learnMore }: { service: ServiceCardProps; learnMore: string }) {
  const { card, wide, plain } = styles;
  const className = [card, service.bullets && wide, !service.art && plain].filter(Boolean).join(' ');
  return (
    <li className={className}>
      {service.art && (
        <div className={`art-lifted ${styles.art}`}>
          <Drawing picture={service.art} late />
        </div>
      )}
      <div className={styles.text}>
        <h3 className="title-4">
          <CardLink href={service.href}>{service.title}</CardLink>
        </h3>
        <p className={`small quiet ${styles.hint}`}>{service.hint}</p>
        <p className={`small quiet ${styles.description}`}>{service.description}</p>
        {service.bullets && (
          <ul className="small quiet">
            {service.bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        )}
        <span className={`small ${styles.more}`} aria-hidden="true">
          <span>{learnMore}</span>
          <Icon name="arrow-right" />
        </span>
      </div>
    </li>
  );
}
