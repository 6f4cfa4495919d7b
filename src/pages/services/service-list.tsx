import { FigureCaption } from '#src/components/figure-caption.tsx';
import type { Picture } from '#shared/picture.ts';
import { BulletList } from '#src/components/bullet-list.tsx';
import { Drawing } from '#src/components/drawing.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { H2 } from '#src/components/headings.tsx';
import styles from './service-list.module.css';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** The line of the window where visitors are assumed to read, a little above its middle. */
const readingLine = { rootMargin: '-45% 0px -50%' };

/**
 * Which row of a list is being read: the one at the reading line, or the one the pointer or the focus came to last.
 * @returns the list's ref, and the index of the row; the first one until there is something to report
 */
function useReadRow(): { list: RefObject<HTMLOListElement | null>; read: number } {
  const list = useRef<HTMLOListElement>(null);
  const [read, setRead] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rows = [...element.children];
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) setRead(rows.indexOf(target));
    }, readingLine);
    for (const row of rows) observer.observe(row);

    const pointAt = ({ target }: Event) => {
      const index = rows.findIndex((row) => target instanceof Node && row.contains(target));
      if (index >= 0) setRead(index);
    };
    element.addEventListener('pointerover', pointAt);
    element.addEventListener('focusin', pointAt);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerover', pointAt);
      element.removeEventListener('focusin', pointAt);
    };
  }, []);
  return { list, read };
}

export interface ServiceStratum {
  id: string;
  title: string;
  description: string;
  bullets: readonly string[];
  /** Names the list of bullets. */
  bulletsLabel: string;
  href: string;
  /** Visually hidden end of "Learn More", which names the service. */
  about: string;
  art: Picture | null;
}

export interface ServiceListProps {
  /** Null if the site names no picture for it. */
  stack: ServiceStackProps | null;
  caption?: string | undefined;
  learnMore: string;
  services: ServiceStratum[];
}

/**
 * The service cards of the overview, next to a drawing (SPEC section 2, Services). Where it has a part
 * for each service, that of the service being read, pointed at or focused lights up. Without scripts the first stays
 * lit.
 */
export function ServiceList({ stack, caption, learnMore, services }: ServiceListProps) {
  const { list, read } = useReadRow();
  return (
    <section className={styles.section}>
      <div className={stack ? 'wrap columns' : 'wrap'} data-parts="2 10" data-align="start">
        {stack && (
          <figure className={styles.figure}>
            <ServiceStack {...stack} lit={read} isLow={services.length < 4} />
            <FigureCaption>{caption}</FigureCaption>
          </figure>
        )}
        <ol className={`rows ${styles.services}`} ref={list}>
          {services.map((service, index) => (
            <li key={service.id} className="columns" data-stacks="tablet">
              <div className={service.art ? `art-lifted ${styles.words} ${styles.drawn}` : styles.words}>
                <H2 size={3}>{service.title}</H2>
                {service.art && <Drawing picture={service.art} className={styles.art} late={index > 0} />}
                <p className="quiet">{service.description}</p>
                <TextLink href={service.href}>
                  <span>{learnMore}</span>
                  <span className="visually-hidden">{` ${service.about}`}</span>
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

interface ServiceStackProps {
  image: SiteImage;
  /** Its parts in the order of the file, each with the place of its service in the list. */
  parts: readonly { href: string; index: number }[];
}

/**
 * A picture of all services. Decorative: the list next to it says the same.
 * @param lit index of the highlighted service
 * @param isLow beside a short list
 */
function ServiceStack({ image, parts, lit, isLow }: ServiceStackProps & { lit: number; isLow: boolean }) {
  if (!('href' in image)) return <SitePicture image={image} />;
  const className = `art-lifted ${styles.stack}${isLow ? ` ${styles.low}` : ''}`;
  if (parts.length === 0) return <SitePicture image={image} className={className} />;
  return (
    <svg className={className} viewBox={image.viewBox} aria-hidden="true">
      {parts.map(({ href, index }) => (
        <use key={href} href={href} className={index === lit ? styles.lit : undefined} />
      ))}
    </svg>
  );
}
