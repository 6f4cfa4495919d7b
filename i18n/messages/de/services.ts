import { defineMessages } from '../../define-messages.ts';
import { services as english } from '../en/services.ts';

/** German words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Navigationspfad',

  // Services overview
  'services.head.title': 'IT-Leistungen, von Cloud bis Helpdesk | {brand}',
  'services.head.description':
    'Sieben IT-Leistungen aus einem Team: Cloud, Datenbanken, Anwendungen, Web, DevOps, Cybersicherheit und Support. Was jede umfasst, Punkt für Punkt.',
  'services.lead':
    'Umfassende IT-Lösungen für Ihr Unternehmen: sieben Schichten eines Bohrkerns. Nehmen Sie die, die Sie brauchen; jede ist dafür gebaut, die anderen zu tragen.',
  'services.core.caption': 'Abb. 1. Sieben Leistungen, ein Kern',
  'services.covers': '{service}: Umfang',
  'services.approach.title': 'Vier Schritte, in dieser Reihenfolge',
  'services.approach.lead':
    'Plan, Linie, Stein und dann der lange Teil: dafür sorgen, dass es besser bleibt, als es war.',
  'services.approach.discovery': 'Bestands\u00ADaufnahme',
  'services.approach.discovery.text':
    'Wir erfassen, was Sie betreiben, wer davon abhängt und was es kostet. Die Karte gehört Ihnen, wie Sie sich auch entscheiden.',
  'services.approach.planning': 'Planung',
  'services.approach.planning.text':
    'Das Ziel wird vollständig gezeichnet: Entwurf, Risiken, Reihenfolge, Preis. Sie unterschreiben eine Zeichnung, kein Versprechen.',
  'services.approach.implementation': 'Umsetzung',
  'services.approach.implementation.text':
    'Gebaut wird in kleinen Schritten, jeder geprobt und umkehrbar. Alt und neu laufen parallel, bis sie übereinstimmen.',
  'services.approach.optimization': 'Optimierung',
  'services.approach.optimization.text':
    'Wir messen an der ersten Aufnahme und justieren weiter. Der Bericht kommt monatlich, in verständlichen Zahlen.',
  'services.closing.title': 'Unsicher, welche Schicht Risse bekommt?',
  'services.closing.text':
    'Bringen Sie uns das Symptom. Nach fünfundvierzig Minuten mit einer erfahrenen Fachkraft wissen Sie, woher es kommt.',

  // Every service page
  'service.request': 'Beratung anfragen',
});
