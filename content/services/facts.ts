import type { StaticRouteId } from '../../config/routes.ts';

/** What is true of a service in every language. */
export interface ServiceFacts {
  id: string;
  /** The drawing of the service in the icon sprite. */
  icon: string;
  route: StaticRouteId;
  /** By which the contact form, the API and the mails know it (SPEC section 3, Contact form); what was sent is stored under it. */
  interest: string;
}

/** The seven services in the order of the overview; home and the menu show the first six (SPEC section 2). */
export const serviceFacts = [
  { id: 'cloud', icon: 'cloud', route: 'cloud', interest: 'cloud' },
  { id: 'database', icon: 'database', route: 'database', interest: 'database' },
  { id: 'app', icon: 'app', route: 'appDevelopment', interest: 'app-development' },
  { id: 'web', icon: 'web', route: 'webDevelopment', interest: 'web-development' },
  { id: 'devops', icon: 'devops', route: 'devops', interest: 'devops' },
  { id: 'security', icon: 'security', route: 'cybersecurity', interest: 'cybersecurity' },
  { id: 'support', icon: 'support', route: 'itSupport', interest: 'it-support' },
] as const satisfies readonly ServiceFacts[];

export type ServiceId = (typeof serviceFacts)[number]['id'];
export type InterestInService = (typeof serviceFacts)[number]['interest'];

/** The words of a service card (SPEC section 3, Service card). */
export interface ServiceWords {
  title: string;
  /** The description in one line, for menus and phones. */
  hint: string;
  description: string;
  /** Six points; a card with little room shows the first three. */
  bullets: readonly [string, string, string, string, string, string];
}
