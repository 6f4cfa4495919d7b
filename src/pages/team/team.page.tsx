import { JoinInvitation, type JoinInvitationProps } from './join-invitation.tsx';
import { PageHead, type PageHeadProps } from '../../sections/page-head.tsx';
import { TeamPortraits, type TeamPortrait } from './team-portraits.tsx';

export interface TeamProps {
  head: PageHeadProps;
  members: TeamPortrait[];
  noProfile: string;
  join?: JoinInvitationProps | undefined;
}

/** The Team page (SPEC section 2, Team). */
export function TeamPage({ head, members, noProfile, join }: TeamProps) {
  return (
    <>
      <PageHead {...head} />
      <TeamPortraits members={members} noProfile={noProfile} />
      {join && <JoinInvitation {...join} />}
    </>
  );
}

export { TeamPage as Page };
