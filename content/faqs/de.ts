import type { QuestionId, QuestionWords } from './facts.ts';

export const de = {
  // Contact page
  'reply-time': {
    question: 'Wie schnell antworten Sie?',
    answer:
      'Innerhalb eines Arbeitstags, und es antwortet jemand aus der Technik, kein Serienbrief. Bei dringenden Störungen rufen Sie an: Jemand ist immer wach.',
  },
  'first-conversation': {
    question: 'Was kostet das erste Gespräch?',
    answer:
      'Nichts. Fünfundvierzig Minuten mit einer erfahrenen Fachkraft und eine schriftliche Einschätzung, die Ihnen bleibt.',
  },
  'outside-us': {
    question: 'Arbeiten Sie mit Unternehmen außerhalb der USA?',
    answer:
      'Ja. Ein Drittel unserer Kunden sitzt in Europa. Workshops halten wir auf Englisch, Spanisch, Französisch und Deutsch.',
  },
  confidentiality: {
    question: 'Unterschreiben Sie vorab unsere Vertraulichkeitsvereinbarung?',
    answer:
      'Schicken Sie sie mit Ihrer Nachricht. Die meisten kommen noch am selben Tag unterschrieben zurück.',
  },
  // Resources page
  certifications: {
    question: 'Welche Sicherheitszertifikate haben Sie?',
    answer:
      'ISO 27001 und SOC 2 Type II, beide jährlich geprüft. Für HIPAA gibt es kein Zertifikat; wir arbeiten dort mit einem „Business Associate Agreement“. Die Berichte erhalten Sie nach Abschluss einer Vertraulichkeitsvereinbarung.',
  },
  'migration-duration': {
    question: 'Wie lange dauert eine Cloud-Migration?',
    answer:
      'In der Regel 2–4 Monate bei kleinen und mittleren Umgebungen, 6–12 Monate bei einem Konzern. Die Analyse der ersten zwei Wochen zeigt, wo Sie stehen.',
  },
  'ongoing-support': {
    question: 'Betreuen Sie auch weiter, was Sie gebaut haben?',
    answer:
      'Ja, auf Wunsch rund um die Uhr. Die Leute, die das System gebaut haben, teilen sich mindestens im ersten Jahr die Bereitschaft dafür.',
  },
  technologies: {
    question: 'Mit welchen Technologien arbeiten Sie?',
    answer:
      'Mit den drei großen Clouds, PostgreSQL und fast seiner ganzen Verwandtschaft, TypeScript, Python, Go, Kotlin und Swift, Kubernetes und Terraform. Sie setzen etwas anderes ein? Fragen Sie, vielleicht kennen wir es.',
  },
  'privacy-compliance': {
    question: 'Wie halten Sie den Datenschutz ein?',
    answer:
      'Wir bauen von Anfang an nach DSGVO, HIPAA und PCI DSS: minimale Zugriffe, Verschlüsselung, feste Löschfristen und Protokolle, die einem Audit standhalten.',
  },
} as const satisfies Record<QuestionId, QuestionWords>;
