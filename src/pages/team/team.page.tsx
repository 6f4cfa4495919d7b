import { JoinInvitation, type JoinInvitationProps } from './join-invitation.tsx';
import { DrawnHead, type HeadFigure } from '../../components/figure-head.tsx';
import type { PageHeadProps } from '../../components/page-head.tsx';
import { TeamPortraits, type TeamPortrait } from './team-portraits.tsx';

export interface TeamProps {
  head: PageHeadProps;
  /** Everyone who works here. */
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
