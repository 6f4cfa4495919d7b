import { SectionHead } from '../../components/section-head.tsx';
import { PersonPicture, type PersonPictureProps } from '../../components/person-picture.tsx';
import styles from './leader-profiles.module.css';

/** A leadership profile with the four fields of SPEC section 3. */
export interface LeaderProfile {
  id: string;
  name: string;
  position: string;
  image: PersonPictureProps;
  /** Empty where nothing is said. */
  bio: string;
}

export interface LeaderProfilesProps {
  title: string;
  lead?: string | undefined;
  /** The first one is shown large. */
  leaders: LeaderProfile[];
}

/** Leadership: one large portrait and a ruled list of the others (SPEC section 2, About). */
export function LeaderProfiles({ title, lead, leaders }: LeaderProfilesProps) {
  if (leaders.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.profiles}>
          {leaders.map(({ id, name, position, image, bio }) => (
            <li key={id}>
              <PersonPicture picture={image} name={name} />
              <div>
                <h3>{name}</h3>
                <p className={styles.position}>{position}</p>
                {bio && <p className={styles.bio}>{bio}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
