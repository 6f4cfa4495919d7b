import type { ServicePageWords, Three, Titled } from '../page-words.ts';

/** The ten security services (SPEC section 2, Cybersecurity); their order is the number on the columns. */
export const securityServiceIds = [
  'penetration',
  'vulnerabilities',
  'identity',
  'network',
  'cloud',
  'application',
  'data',
  'monitoring',
  'incident',
  'training',
] as const;

/**
 * The three compliance blocks (SPEC section 2, Cybersecurity): how many articles, standards or requirements the rule
 * book has, how many of them we build, run or evidence (solid), and how many stand in a row of the drawing.
 */
export const complianceFacts = [
  { id: 'gdpr', total: 99, solid: 15, perRow: 17 },
  { id: 'hipaa', total: 18, solid: 14, perRow: 9 },
  { id: 'pciDss', total: 12, solid: 12, perRow: 6 },
] as const;

export type SecurityServiceId = (typeof securityServiceIds)[number];
export type ComplianceId = (typeof complianceFacts)[number]['id'];

export interface ComplianceWords {
  name: string;
  /** What is counted: "99 articles, 15 solid". */
  count: string;
  description: string;
  points: Three<string>;
}

export interface SecurityWords extends ServicePageWords<Titled> {
  services: { title: string; lead: string; items: Record<SecurityServiceId, Titled> };
  compliance: { title: string; lead: string; blocks: Record<ComplianceId, ComplianceWords> };
}
