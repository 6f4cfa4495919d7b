import type { FigureFeature, ServicePageWords, Technology, Titled } from '../page-words.ts';

/** Twelve technologies in five categories (SPEC section 2, Web development): the courses of a wall, widest first. */
export const courses = [
  {
    id: 'frontend',
    technologies: [
      { name: 'React', logo: 'react' },
      { name: 'Next.js', logo: 'nextdotjs' },
      { name: 'Vue', logo: 'vuedotjs' },
      { name: 'TypeScript', logo: 'typescript' },
    ],
  },
  {
    id: 'backend',
    technologies: [
      { name: 'Node.js', logo: 'nodedotjs' },
      { name: 'Django', logo: 'django' },
      { name: 'Laravel', logo: 'laravel' },
    ],
  },
  {
    id: 'cms',
    technologies: [
      { name: 'WordPress', logo: 'wordpress' },
      { name: 'Strapi', logo: 'strapi' },
    ],
  },
  {
    id: 'ecommerce',
    technologies: [
      { name: 'Shopify', logo: 'shopify' },
      { name: 'WooCommerce', logo: 'woocommerce' },
    ],
  },
  { id: 'database', technologies: [{ name: 'PostgreSQL', logo: 'postgresql' }] },
] as const satisfies readonly { id: string; technologies: readonly Technology[] }[];

/** The weight of a typical first page in kilobytes, together 252; drawn to scale. */
export const pageWeight = [
  { id: 'images', kilobytes: 110 },
  { id: 'script', kilobytes: 68 },
  { id: 'fonts', kilobytes: 44 },
  { id: 'page', kilobytes: 30 },
] as const;

/** The five-step process (SPEC section 2, Web development), in order. */
export const processStepIds = ['discover', 'design', 'build', 'test', 'launch'] as const;

export type CourseId = (typeof courses)[number]['id'];
export type WeightId = (typeof pageWeight)[number]['id'];
export type ProcessStepId = (typeof processStepIds)[number];

export interface WebWords extends ServicePageWords<FigureFeature> {
  stack: { title: string; lead: string; courses: Record<CourseId, { name: string; note: string }> };
  weight: { title: string; lead: string; caption: string; parts: Record<WeightId, string> };
  process: { title: string; steps: Record<ProcessStepId, Titled> };
}
