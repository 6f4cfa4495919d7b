import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb.tsx';
import { CityMap, type CityMapProps } from './city-map.tsx';
import styles from './contact-hero.module.css';

/** One row of the contact information: what it is, and its lines; a line with an address is a link. */
export interface ContactFact {
  label: string;
  lines: readonly { text: string; href?: string; isAside?: boolean }[];
}

export interface ContactHeroProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  facts: readonly ContactFact[];
  map: CityMapProps | null;
}

/** The first view of the contact page: how to reach the company, and where it is (SPEC sections 2 and 9, Contact). */
export function ContactHero({ breadcrumb, title, lead, facts, map }: ContactHeroProps) {
  return (
    <section className={map ? styles.hero : `${styles.hero} ${styles.plain}`}>
      <div className={styles.words}>
        <Breadcrumb {...breadcrumb} />
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {lines.map(({ text, href, isAside }) =>
                  href ? (
                    <a key={text} href={href}>
                      {text}
                    </a>
                  ) : (
                    <span key={text} className={isAside ? styles.aside : undefined}>
                      {text}
                    </span>
                  ),
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {map && <CityMap {...map} />}
    </section>
  );
}
