import type { TestimonialId, TestimonialWords } from './facts.ts';

export const fr = {
  'halden-bank': {
    role: 'Directrice technique',
    content:
      'Ils ont migré quarante et un services en quatorze semaines et nos clients n’ont rien remarqué : c’était exactement la consigne.',
  },
  'northline-freight': {
    role: 'Directeur de l’ingénierie',
    content:
      'Notre traitement de nuit durait six heures, il prend trente-huit minutes. Ils nous ont montré chaque étape et pourquoi elle fonctionnait.',
  },
  'verity-clinics': {
    role: 'Directrice de la santé numérique',
    content:
      'Les auditeurs demandaient cent douze contrôles. Avant leur venue, chacun avait un responsable, un journal et une date.',
  },
  kestrel: {
    role: 'Directeur du commerce',
    content:
      'La nouvelle boutique a encaissé sans peine notre plus gros week-end, et la rédaction n’appelle plus les développeurs.',
  },
} as const satisfies Record<TestimonialId, TestimonialWords>;
