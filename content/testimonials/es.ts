import type { TestimonialId, TestimonialWords } from './facts.ts';

export const es = {
  'halden-bank': {
    role: 'Directora de tecnología',
    content:
      'Trasladaron cuarenta y un servicios en catorce semanas y nuestros clientes no notaron nada. Era justo el encargo.',
  },
  'northline-freight': {
    role: 'Vicepresidente de ingeniería',
    content:
      'Nuestro proceso nocturno tardaba seis horas y ahora tarda treinta y ocho minutos. Nos mostraron cada paso y por qué funcionaba.',
  },
  'verity-clinics': {
    role: 'Directora de salud digital',
    content:
      'Los auditores pidieron ciento doce controles. Antes de que llegaran, todos tenían responsable, registro y fecha.',
  },
  kestrel: {
    role: 'Director de comercio',
    content:
      'La nueva tienda aguantó de sobra nuestro fin de semana más fuerte, y los editores dejaron de llamar a los desarrolladores.',
  },
} as const satisfies Record<TestimonialId, TestimonialWords>;
