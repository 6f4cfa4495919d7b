import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import { TextLink } from '../../components/text-link.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import styles from './question-invitation.module.css';

export interface QuestionInvitationProps {
  title: string;
  text: string;
  /** Leads to the contact page. */
  link: LinkTo;
  /** Null where the site draws none. */
  picture: Picture | null;
}

/** The last cell of the blog's grid: an invitation to ask for an article. */
export function QuestionInvitation({ title, text, link, picture }: QuestionInvitationProps) {
  return (
    <div className={styles.place}>
      {picture && <Drawing picture={picture} className={`art-lifted ${styles.art}`} late />}
      <h2>{title}</h2>
      <p>{text}</p>
      <TextLink href={link.href}>{link.label}</TextLink>
    </div>
  );
}
