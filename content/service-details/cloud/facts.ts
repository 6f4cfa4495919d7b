import type { FigureFeature, Four, ListFeature, ServicePageWords, Technology } from '../page-words.ts';

/** The four why-choose points (SPEC section 2, Cloud), in order. */
export const whyIds = ['cost', 'scalability', 'monitoring', 'security'] as const;

/** How long a migration takes, in months (SPEC section 9). */
export const durationFacts = [
  { id: 'small', fromMonths: 2, toMonths: 4 },
  { id: 'enterprise', fromMonths: 6, toMonths: 12 },
] as const;

export const platforms: readonly Technology[] = [
  { name: 'Google Cloud', logo: 'googlecloud' },
  { name: 'Kubernetes', logo: 'kubernetes' },
  { name: 'Terraform', logo: 'terraform' },
  { name: 'Docker', logo: 'docker' },
  { name: 'Cloudflare', logo: 'cloudflare' },
  { name: 'Prometheus', logo: 'prometheus' },
  { name: 'Grafana', logo: 'grafana' },
  { name: 'OpenTelemetry', logo: 'opentelemetry' },
];

export interface CloudWords extends ServicePageWords<ListFeature> {
  /** Four numbers under the hero. */
  facts: Four<{ value: string; label: string }>;
  why: { title: string; points: Record<(typeof whyIds)[number], FigureFeature> };
  duration: {
    title: string;
    lead: string;
    /** The figure in words, for whoever cannot see it. */
    alt: string;
    caption: string;
    month: string;
    rows: Record<
      (typeof durationFacts)[number]['id'],
      { name: string; size: string; from: string; to: string }
    >;
  };
  platforms: { title: string };
  caseStudy: {
    kicker: string;
    title: string;
    description: string;
    link: string;
    figures: readonly [{ value: string; label: string }, { value: string; label: string }];
  };
}
