import type { QuestionId, QuestionWords } from './facts.ts';

export const fr = {
  // Contact page
  'reply-time': {
    question: 'Sous quel délai répondez-vous ?',
    answer:
      'Un jour ouvré au plus, et c’est un ingénieur qui répond, pas une lettre type. En cas d’incident urgent, appelez : quelqu’un veille toujours.',
  },
  'first-conversation': {
    question: 'Combien coûte le premier entretien ?',
    answer: 'Rien. Quarante-cinq minutes avec un ingénieur principal, et un avis écrit que vous gardez.',
  },
  'outside-us': {
    question: 'Travaillez-vous avec des entreprises hors des États-Unis ?',
    answer:
      'Oui. Un tiers de nos clients sont en Europe. Nous animons des ateliers en anglais, espagnol, français et allemand.',
  },
  confidentiality: {
    question: 'Pouvez-vous d’abord signer notre accord de confidentialité ?',
    answer: 'Joignez-le à votre message. La plupart sont signés et renvoyés le jour même.',
  },
  // Resources page
  certifications: {
    question: 'Quelles certifications de sécurité détenez-vous ?',
    answer:
      'ISO 27001 et SOC 2 Type II, auditées toutes deux chaque année. Pour HIPAA, qui ne donne pas lieu à un certificat, nous travaillons dans le cadre d’un « business associate agreement ». Les rapports sont fournis sous accord de confidentialité.',
  },
  'migration-duration': {
    question: 'Combien de temps dure une migration vers le cloud ?',
    answer:
      'En général de 2 à 4 mois pour un parc petit ou moyen, de 6 à 12 mois pour une grande entreprise. Le diagnostic des deux premières semaines vous situe.',
  },
  'ongoing-support': {
    question: 'Assurez-vous le support de ce que vous construisez ?',
    answer:
      'Oui, jour et nuit si nécessaire. Les ingénieurs qui ont construit le système en partagent l’astreinte pendant au moins un an.',
  },
  technologies: {
    question: 'Avec quelles technologies travaillez-vous ?',
    answer:
      'Les trois grands clouds, PostgreSQL et presque toute sa famille, TypeScript, Python, Go, Kotlin et Swift, Kubernetes et Terraform. Vous utilisez autre chose ? Posez la question : nous l’avons peut-être déjà rencontré.',
  },
  'privacy-compliance': {
    question: 'Comment assurez-vous la conformité en matière de vie privée ?',
    answer:
      'Nous construisons d’emblée selon le RGPD, HIPAA et PCI DSS : accès minimal, chiffrement, durées de conservation fixées et journaux qui résistent à un audit.',
  },
} as const satisfies Record<QuestionId, QuestionWords>;
