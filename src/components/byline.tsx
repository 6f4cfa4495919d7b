import { PersonPicture, type PersonPictureProps } from './person-picture.tsx';
import styles from './byline.module.css';

/** An author or speaker, with a small picture. */
export interface BylineProps {
  name: string;
  role: string;
  image: PersonPictureProps;
}

/** The author or speaker: picture, name and position (SPEC section 3, Blog post). */
export function Byline({ name, role, image }: BylineProps) {
  return (
    <div className={`note quiet ${styles.byline}`}>
      <PersonPicture picture={image} name={name} />
      <p>
        <strong>{name}</strong>
        <span>{role}</span>
      </p>
    </div>
  );
}

export interface ReviewedOn {
  /** `YYYY-MM-DD`, for the datetime attribute. */
  isoDate: string;
  /** "Reviewed November 22, 2026". */
  text: string;
}

/** The date of the last full review of a text; shown next to its publication date. */
export function ReviewDate({ isoDate, text }: ReviewedOn) {
  return <time dateTime={isoDate}>{text}</time>;
}
