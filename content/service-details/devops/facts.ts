import type { ListFeature, ServicePageWords, Technology } from '../page-words.ts';

/** The four benefits (SPEC section 2, DevOps), in order; each drawn as a step of a stair. */
export const benefitIds = ['faster', 'safer', 'calmer', 'cheaper'] as const;

/** Twelve tools (SPEC section 2, DevOps), two at each of six stages around one release. */
export const stages = [
  {
    id: 'code',
    tools: [
      { name: 'Git', logo: 'git' },
      { name: 'GitLab', logo: 'gitlab' },
    ],
  },
  {
    id: 'build',
    tools: [
      { name: 'Jenkins', logo: 'jenkins' },
      { name: 'GitHub Actions', logo: 'githubactions' },
    ],
  },
  {
    id: 'package',
    tools: [
      { name: 'Docker', logo: 'docker' },
      { name: 'Helm', logo: 'helm' },
    ],
  },
  {
    id: 'provision',
    tools: [
      { name: 'Terraform', logo: 'terraform' },
      { name: 'Ansible', logo: 'ansible' },
    ],
  },
  {
    id: 'run',
    tools: [
      { name: 'Kubernetes', logo: 'kubernetes' },
      { name: 'Argo CD', logo: 'argo' },
    ],
  },
  {
    id: 'observe',
    tools: [
      { name: 'Prometheus', logo: 'prometheus' },
      { name: 'Grafana', logo: 'grafana' },
    ],
  },
] as const satisfies readonly { id: string; tools: readonly [Technology, Technology] }[];

export type BenefitId = (typeof benefitIds)[number];
export type StageId = (typeof stages)[number]['id'];

export interface BenefitWords {
  title: string;
  figure: string;
  /** What the figure says, as a sentence that goes on from it. */
  description: string;
}

export interface DevopsWords extends ServicePageWords<ListFeature> {
  benefits: { title: string; lead: string; items: Record<BenefitId, BenefitWords> };
  loop: { title: string; caption: string; center: string; stages: Record<StageId, string> };
}
