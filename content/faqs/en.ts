import type { QuestionId, QuestionWords } from './facts.ts';

export const en = {
  // Contact page
  'reply-time': {
    question: 'How quickly do you reply?',
    answer:
      'Within one working day, from an engineer rather than a form letter. Urgent incidents: phone us, somebody is awake.',
  },
  'first-conversation': {
    question: 'What does the first conversation cost?',
    answer: 'Nothing. Forty-five minutes with a principal engineer, and a written assessment you keep.',
  },
  'outside-us': {
    question: 'Do you work with companies outside the United States?',
    answer:
      'Yes. A third of our clients are in Europe. We hold workshops in English, Spanish, French and German.',
  },
  confidentiality: {
    question: 'Can you sign our confidentiality agreement first?',
    answer: 'Send it with your message. Most are signed and returned the same day.',
  },
  // Resources page (SPEC section 9 fixes the certifications and the durations)
  certifications: {
    question: 'What security certifications do you hold?',
    answer:
      'ISO 27001 and SOC 2 Type II, both audited yearly. For HIPAA compliance, for which there is no certificate, we operate under a business associate agreement. Reports are available under a confidentiality agreement.',
  },
  'migration-duration': {
    question: 'How long does a cloud migration take?',
    answer:
      'Usually 2-4 months for small and medium estates and 6-12 months for an enterprise. The survey in the first two weeks tells you where you fall.',
  },
  'ongoing-support': {
    question: 'Do you offer ongoing support for what you build?',
    answer:
      'Yes, around the clock if you need it. The engineers who built the system share its on-call rota for at least the first year.',
  },
  technologies: {
    question: 'Which technologies do you work with?',
    answer:
      'The three large clouds, PostgreSQL and most of its relatives, TypeScript, Python, Go, Kotlin and Swift, Kubernetes and Terraform. If you run something else, ask: we may have met it.',
  },
  'privacy-compliance': {
    question: 'How do you handle data privacy compliance?',
    answer:
      'We build to GDPR, HIPAA and PCI DSS by default: least access, encryption, retention by rule, and logs that stand up in an audit.',
  },
} as const satisfies Record<QuestionId, QuestionWords>;
