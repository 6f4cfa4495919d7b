import styles from './join-invitation.module.css';
import { DrawnHead, type HeadFigure } from '../../components/figure-head.tsx';
import type { PageHeadProps } from '../../components/page-head.tsx';
import { TeamPortraits, type TeamPortrait } from './team-portraits.tsx';
import type { Picture } from '../../../artwork/picture.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Icon } from '../../components/icon.tsx';
import type { LinkTo } from '../../components/section-head.tsx';

interface JoinInvitationProps {
  title: string;
  text: string;
  link: LinkTo;
  /** Null where the site draws none. */
  picture: Picture | null;
}

/** An open position in outline, with a link to Careers (SPEC section 2, Team: 'Join Our Team'). */
function JoinInvitation({ title, text, link, picture }: JoinInvitationProps) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.place}${picture ? '' : ` ${styles.plain}`}`}>
        {picture && <Drawing picture={picture} className={styles.seat} late />}
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink look="primary" href={link.href}>
            {link.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export interface TeamProps {
  head: PageHeadProps;
  /** A drawing of the whole team. */
  figure: HeadFigure | null;
  members: TeamPortrait[];
  noProfile: string;
  join?: JoinInvitationProps | undefined;
}

/** The Team page (SPEC section 2, Team). */
export function TeamPage({ head, figure, members, noProfile, join }: TeamProps) {
  return (
    <>
      <DrawnHead {...head} figure={figure} />
      <TeamPortraits members={members} noProfile={noProfile} />
      {join && <JoinInvitation {...join} />}
    </>
  );
}

export { TeamPage as Page };
