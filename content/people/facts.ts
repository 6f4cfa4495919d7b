/** What is true of a person in every language. */
export interface PersonFacts {
  /** Also the name of the portrait. */
  id: string;
  name: string;
}

/** About page (SPEC section 3, Leadership member). */
export const leadershipFacts = [
  { id: 'helena', name: 'Helena Marchetti' },
  { id: 'samuel', name: 'Samuel Okafor' },
  { id: 'harpreet', name: 'Harpreet Gill' },
  { id: 'mei', name: 'Mei Tanaka' },
  { id: 'rafael', name: 'Rafael Ortiz' },
  { id: 'nadia', name: 'Nadia Mensah' },
] as const satisfies readonly PersonFacts[];

/** Team page (SPEC section 3, Team member); the first six also write on the blog. */
export const teamFacts = [
  { id: 'maren', name: 'Maren Holt' },
  { id: 'kwame', name: 'Kwame Boateng' },
  { id: 'ines', name: 'Inês Carvalho' },
  { id: 'jonas', name: 'Jonas Weber' },
  { id: 'priya', name: 'Priya Raman' },
  { id: 'tobias', name: 'Tobias Lang' },
  { id: 'leila', name: 'Leila Benali' },
  { id: 'kenji', name: 'Kenji Mori' },
] as const satisfies readonly PersonFacts[];

/** Clients who gave a testimonial; their position is part of the testimonial. */
export const clientPeopleFacts = [
  { id: 'ingrid', name: 'Ingrid Solberg' },
  { id: 'marcus', name: 'Marcus Adler' },
  { id: 'amara', name: 'Dr. Amara Nwosu' },
  { id: 'daniel', name: 'Daniel Reyes' },
] as const satisfies readonly PersonFacts[];

export type LeaderId = (typeof leadershipFacts)[number]['id'];
export type TeamMemberId = (typeof teamFacts)[number]['id'];
export type StaffId = LeaderId | TeamMemberId;
export type ClientPersonId = (typeof clientPeopleFacts)[number]['id'];
export type PersonId = StaffId | ClientPersonId;

/** Networks a member of the team may have a public profile on, in the order of the buttons (SPEC section 2, Team). */
export const profileNetworks = [
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'twitter', name: 'Twitter' },
] as const;

export type ProfileNetwork = (typeof profileNetworks)[number]['id'];
export type Profiles = Partial<Record<ProfileNetwork, string>>;

/** Addresses of public profiles. Without one the button leads nowhere, as in the specification; with one it is a link. */
export const profileFacts: Partial<Record<TeamMemberId, Profiles>> = {};

/** The words of a colleague. */
export interface StaffWords {
  role: string;
  /** One or two sentences: the bio of a leader, the description of a team member. */
  about: string;
}
