import type { Spot } from '#shared/picture.ts';
import { columnsFor } from '#src/components/columns-for.ts';
import { H3 } from '#src/components/headings.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { TitledSection } from '#src/components/titled-section.tsx';
import { ContactFacts, type ContactFact } from './contact-facts.tsx';
import styles from './offices.module.css';

interface Office {
  city: string;
  facts: readonly ContactFact[];
  map: { image: SiteImage; label?: string | undefined; at: Spot } | null;
}

export interface OfficesProps {
  title: string;
  list: readonly Office[];
}

/** The offices of a company beside the first one: where they are, and how to reach each. */
export function Offices({ title, list }: OfficesProps) {
  return (
    <TitledSection id="offices" title={title}>
      <div className={`columns ${styles.offices}`} data-columns={columnsFor(Math.max(list.length, 2), 3)}>
        {list.map(({ city, facts, map }, index) => (
          <div key={index}>
            <H3>{city}</H3>
            <ContactFacts facts={facts} className={styles.facts} />
            {map && (
              <div className={styles.map}>
                <SitePicture image={map.image} label={map.label} late />
                <svg aria-hidden="true">
                  <circle cx={`${map.at.left}%`} cy={`${map.at.top}%`} r="9" />
                </svg>
              </div>
            )}
          </div>
        ))}
      </div>
    </TitledSection>
  );
}
