import type { StaticRouteId } from '../../config/routes.ts';

/** What is true of a service in every language. */
export interface ServiceFacts {
  id: string;
  /** The drawing of the service in the icon sprite. */
  icon: string;
  route: StaticRouteId;
}

/** The seven services in the order of the overview; home and the menu show the first six (SPEC section 2). */
export const serviceFacts = [
  { id: 'cloud', icon: 'cloud', route: 'cloud' },
  { id: 'database', icon: 'database', route: 'database' },
  { id: 'app', icon: 'app', route: 'appDevelopment' },
  { id: 'web', icon: 'web', route: 'webDevelopment' },
  { id: 'devops', icon: 'devops', route: 'devops' },
  { id: 'security', icon: 'security', route: 'cybersecurity' },
  { id: 'support', icon: 'support', route: 'itSupport' },
] as const satisfies readonly ServiceFacts[];

export type ServiceId = (typeof serviceFacts)[number]['id'];

/** The words of a service card (SPEC section 3, Service card). */
export interface ServiceWords {
  title: string;
  /** The description in one line, for menus and phones. */
  hint: string;
  description: string;
  /** Six points; a card with little room shows the first three. */
  bullets: readonly [string, string, string, string, string, string];
}
