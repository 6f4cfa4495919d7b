import { FigureCaption } from '#src/components/figure-caption.tsx';
import { Breadcrumb } from '#src/components/breadcrumb.tsx';
import type { Spot } from '#shared/picture.ts';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { H1 } from '#src/components/headings.tsx';
import { ContactFacts, type ContactFact } from './contact-facts.tsx';
import styles from './contact-hero.module.css';

export interface ContactHeroProps {
  title: string;
  lead: string;
  facts: readonly ContactFact[];
  map: CityMapProps | null;
}

/** The first view of the contact page: how to reach the company, and where it is (SPEC sections 2 and 9, Contact). */
export function ContactHero({ title, lead, facts, map }: ContactHeroProps) {
  return (
    <section className={map ? styles.hero : `${styles.hero} ${styles.plain}`}>
      <div className={styles.words}>
        <Breadcrumb />
        <H1>{title}</H1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <ContactFacts facts={facts} className={styles.facts} />
      </div>
      {map && <CityMap {...map} />}
    </section>
  );
}

interface CityMapProps {
  image: SiteImage;
  label?: string | undefined;
  /** The position of the office in per cent of the map, and the text of its sign. */
  office: { at: Spot; name: string; street: string };
  caption?: string | undefined;
}

/**
 * The city with the office: a drawing instead of a map service, so that no other host is contacted (SPEC section 2,
 * Contact: map placeholder). The sign is in an SVG without a view box, because its position is in per cent, its text
 * keeps its size, and the policy blocks style attributes. The contact information has the same address.
 */
function CityMap({ image, label, office, caption }: CityMapProps) {
  return (
    <figure className={styles.city}>
      <div className={styles.map}>
        <div className={styles.plane}>
          <SitePicture image={image} label={label} />
          <svg className={styles.over} aria-hidden="true">
            <svg x={`${office.at.left}%`} y={`${office.at.top}%`} className={styles.spot}>
              <path className={styles.beside} d="M10-1h22v2h-22z" />
              <path className={styles.above} d="M-1-8v-18h2v18z" />
              <g className={styles.place}>
                <foreignObject width="220" height="120">
                  <div className={styles.room}>
                    <p className={`small ${styles.sign}`}>
                      <strong>{office.name}</strong>
                      <span className="note">{office.street}</span>
                    </p>
                  </div>
                </foreignObject>
              </g>
            </svg>
          </svg>
        </div>
      </div>
      <FigureCaption>{caption}</FigureCaption>
    </figure>
  );
}
