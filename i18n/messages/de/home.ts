import { defineMessages } from '../../define-messages.ts';
import { home as english } from '../en/home.ts';

/** German words of the home page and of the blocks other pages share with it. */
export const home = defineMessages(english, {
  // Document head
  'home.head.title': '{brand}: IT-Lösungen, die Last tragen',
  'home.head.description':
    'Cloud, Datenbanken, Anwendungen, DevOps und Sicherheit aus einem Team. Vorher und nachher gemessen, und zu jeder Stunde des Jahres erreichbar.',

  // Hero
  'hero.title': 'Wir stärken Ihre digitale Entwicklung',
  'hero.subtitle': 'Wir liefern modernste IT-Lösungen, die Ihr Unternehmen voranbringen',
  'hero.cta': 'Jetzt starten',
  'hero.secondary': 'Projekte ansehen',
  'hero.caption': 'Abb. 1. Vom Plan zum Stein: ein Feld aus {columns} Säulen',
  'home.trust': 'Über 500 Unternehmen weltweit vertrauen uns',
  'home.claims.label': 'Worauf Sie zählen können',
  'home.claim.certified': 'Zertifiziert nach ISO 27001 und SOC 2 Type II',
  'home.claim.onCall': 'Bereitschaft rund um die Uhr, an jedem Tag des Jahres',
  'home.claim.cost': 'Bis zu 30 % weniger Kosten im ersten Jahr',

  // Services
  'services.title': 'Unsere Leistungen',
  'services.subtitle': 'Umfassende IT-Lösungen für Ihr Unternehmen',
  'home.services.all': 'Alle Leistungen',
  'service.learnMore': 'Mehr erfahren',
  'service.learnMore.about': 'über {service}',

  // Why choose
  'why.title': 'Warum {brand}?',
  'why.lead':
    'Vier Zusagen, jede mit Rechenweg. Alle Abbildungen beginnen bei null und sind maßstäblich gezeichnet.',
  'proof.month': 'Monat {number}',
  'proof.cost.number': 'Bis zu 30 %',
  'proof.cost.claim': 'geringere Betriebskosten',
  'proof.cost.text':
    'Wir halten am ersten Tag fest, was Sie zahlen, und legen jeden Monat den Vergleich vor.',
  'proof.cost.caption':
    'Abb. 2. Schematisch. Monatliche Kosten als Index: 100 bei der Analyse, 70 im zwölften Monat.',
  'proof.cost.alt': 'Zwölf Monatssäulen, die von 100 auf 70 fallen.',
  'proof.cost.less': '30 weniger',
  'proof.deploy.number': '80 % schneller',
  'proof.deploy.claim': 'im Deployment',
  'proof.deploy.text': 'Vom Merge bis zur Produktion, sobald die Pipeline das Warten übernimmt.',
  'proof.deploy.caption':
    'Abb. 3. Schematisch. Zeit pro Deployment, vorher = 100. Eine Säule steht für fünf.',
  'proof.deploy.alt': 'Zwanzig Säulen vorher, vier nachher.',
  'proof.deploy.before': 'Vorher',
  'proof.deploy.after': 'Nachher',
  'proof.week.number': '24/7/365',
  'proof.week.claim': 'ist jemand vom Fach erreichbar',
  'proof.week.text':
    'Die Bürozeiten machen 45 der 168 Stunden einer Woche aus. Die übrigen sind ebenfalls besetzt.',
  'proof.week.caption': 'Abb. 4. Alle 168 Stunden einer Woche, je ein Sechseck.',
  'proof.week.alt': 'Sieben Reihen mit je 24 Sechsecken, alle gefüllt.',
  'proof.week.office': 'Bürozeiten, 45',
  'proof.week.onCall': 'Bereitschaft, 123',
  'proof.week.night': 'Samstag, 3 Uhr',
  'proof.week.monday': 'Mo',
  'proof.week.tuesday': 'Di',
  'proof.week.wednesday': 'Mi',
  'proof.week.thursday': 'Do',
  'proof.week.friday': 'Fr',
  'proof.week.saturday': 'Sa',
  'proof.week.sunday': 'So',
  'proof.migrate.number': '2 bis 12 Monate',
  'proof.migrate.claim': 'für eine Migration',
  'proof.migrate.text': 'Die Analyse zeigt Ihnen vor jeder Zusage, wo Sie stehen.',
  'proof.migrate.caption':
    'Abb. 5. Eine Säule pro Monat. Massiv ist der kürzeste Fall, gezeichnet die Spanne.',
  'proof.migrate.alt':
    'Kleine und mittlere Unternehmen: zwei bis vier Monate. Konzerne: sechs bis zwölf Monate.',
  'proof.migrate.small': 'Klein und mittel',
  'proof.migrate.smallRange': '2–4 Monate',
  'proof.migrate.enterprise': 'Konzern',
  'proof.migrate.enterpriseRange': '6–12 Monate',

  // Testimonials
  'testimonials.title': 'Was Kunden sagen',
  'testimonials.previous': 'Vorherige Kundenstimme',
  'testimonials.next': 'Nächste Kundenstimme',
  'testimonials.rating': 'Mit {rating} von {max} bewertet',
  'testimonials.slide': 'Kundenstimme {index} von {total}: {name}',
  'testimonials.byline': '{role}, {company}',
  'clients.label': 'Kunden',

  // Newsletter
  'newsletter.title': 'Ein Brief im Monat, von denen, die die Arbeit gemacht haben',
  'newsletter.lead':
    'Notizen über Migrationen, Ausfälle und Lösungen, die gehalten haben. Keine Produktwerbung.',
  'newsletter.label': 'Geschäftliche E-Mail',
  'newsletter.placeholder': 'name@firma.de',
  'newsletter.subscribe': 'Abonnieren',
  'newsletter.subscribing': 'Wird gesendet …',
  'newsletter.help': 'Wir nutzen Ihre Adresse nur für diesen Brief.',
  'newsletter.thanks.title': 'Vielen Dank. Der nächste Brief kommt zu Ihnen.',
  'newsletter.thanks.text': 'Er geht an {email}.',
  'newsletter.again': 'Weitere E-Mail-Adresse anmelden',
  'newsletter.toast.title': 'Geschafft!',
  'newsletter.toast.text': 'Sie haben unseren Newsletter abonniert.',

  // Blog teasers
  'home.posts.title': 'Aus dem Notizbuch',
  'home.posts.all': 'Alle Artikel',
  'post.readingTime.one': '{count} Min. Lesezeit',
  'post.readingTime.other': '{count} Min. Lesezeit',
  'post.category.all': 'Alle',

  // Consultation banner
  'consultation.title': 'Bringen Sie uns das System, das Ihnen Sorgen macht',
  'consultation.text':
    'Fünfundvierzig Minuten mit einer erfahrenen Fachkraft. Sie erhalten eine schriftliche Einschätzung, ob Sie uns beauftragen oder nicht.',
  'consultation.button': 'Beratung buchen',
});
