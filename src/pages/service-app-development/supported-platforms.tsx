import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './supported-platforms.module.css';

export interface SupportedPlatformsProps {
  title: string;
  lead: string;
  picture: Picture;
  platforms: (TechnologyMarkProps & { note: string })[];
}

/** Six platforms around one column with six sides, three on each hand (SPEC section 2, App development). */
export function SupportedPlatforms({ title, lead, picture, platforms }: SupportedPlatformsProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className={styles.stage}>
          <div className={`art-lifted ${styles.picture}`}>
            <Drawing picture={picture} late />
          </div>
          <ul className={styles.platforms}>
            {platforms.map(({ note, ...mark }) => (
              <li key={mark.name}>
                <TechnologyMark {...mark} />
                <p>
                  <strong>{mark.name}</strong>
                  {note}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
