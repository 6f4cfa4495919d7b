import { PersonPicture, type PersonPictureProps } from './person-picture.tsx';
import { H2 } from './headings.tsx';
import styles from './author-box.module.css';

export interface AuthorBoxProps {
  name: string;
  role: string;
  /** May be empty. */
  about: string;
  portrait: PersonPictureProps;
}

/** The author, at the end of an article. */
export function AuthorBox({ name, role, about, portrait }: AuthorBoxProps) {
  return (
    <div className={styles.box}>
      <PersonPicture picture={portrait} name={name} />
      <div>
        <H2 size={4}>{name}</H2>
        <p className={`small ${styles.role}`}>{role}</p>
        {about && <p className="plain quiet">{about}</p>}
      </div>
    </div>
  );
}
