import type { Still } from '../../../artwork/picture.ts';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './leader-profiles.module.css';

/** A leadership profile with the four fields of SPEC section 3. */
export interface LeaderProfile {
  id: string;
  name: string;
  position: string;
  image: Still;
  bio: string;
}

export interface LeaderProfilesProps {
  title: string;
  lead: string;
  /** The first one is shown large. */
  leaders: LeaderProfile[];
}

/** Who leads the company: one large portrait and a ruled list of the others (SPEC section 2, About). */
export function LeaderProfiles({ title, lead, leaders }: LeaderProfilesProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.profiles}>
          {leaders.map(({ id, name, position, image, bio }) => (
            <li key={id}>
              <img {...image} alt={name} loading="lazy" decoding="async" />
              <div>
                <h3>{name}</h3>
                <p className={styles.position}>{position}</p>
                <p className={styles.bio}>{bio}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
