import type { Picture } from '../../../artwork/picture.ts';
import { BulletList } from '../../components/bullet-list.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { DrillCore, type DrillCorePicture } from './drill-core.tsx';
import styles from './service-list.module.css';
import { useReadRow } from './use-read-row.ts';

export interface ServiceStratum {
  id: string;
  title: string;
  description: string;
  bullets: readonly string[];
  /** Names the list of bullets. */
  bulletsLabel: string;
  href: string;
  /** Added to "Learn More" for those who hear the link alone. */
  about: string;
  art: Picture | null;
}

export interface ServiceListProps {
  /** Left out where it has too few slices, and where the site draws none. */
  core: DrillCorePicture | null | undefined;
  caption: string;
  learnMore: string;
  services: ServiceStratum[];
}

/**
 * The service cards of the overview, beside a drill core where it has a slice for each (SPEC section 2,
 * Services): the slice of the service being read, pointed at or focused is lit. Without scripts the uppermost
 * stays lit.
 */
export function ServiceList({ core, caption, learnMore, services }: ServiceListProps) {
  const { list, read } = useReadRow();
  return (
    <section className={styles.section}>
      <div className={core ? `wrap ${styles.columns}` : 'wrap'}>
        {core && (
          <figure className={styles.figure}>
            <DrillCore picture={core} lit={read} />
            <figcaption className="caption">{caption}</figcaption>
          </figure>
        )}
        <ol className={styles.services} ref={list}>
          {services.map((service, index) => (
            <li key={service.id}>
              <div className={service.art ? `art-lifted ${styles.words}` : styles.plain}>
                <h2>{service.title}</h2>
                {service.art && <Drawing picture={service.art} className={styles.art} late={index > 0} />}
                <p>{service.description}</p>
                <TextLink href={service.href}>
                  {learnMore}
                  <span className="visually-hidden"> {service.about}</span>
                </TextLink>
              </div>
              <BulletList items={service.bullets} label={service.bulletsLabel} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
