import { defineMessages } from '../../define-messages.ts';
import { resources as english } from '../en/resources.ts';

/** German words of the resources, the webinars, the legal pages and the sitemap around their content. */
export const resources = defineMessages(english, {
  // Resources: one screen, four addresses
  'resources.head.title': 'Ressourcen: Fallstudien, Whitepaper, FAQ | {brand}',
  'resources.head.description':
    'Fallstudien mit ihren Zahlen, Whitepaper aus der Praxis und Antworten auf die Fragen, die wir am häufigsten hören. Frei zu lesen, ohne Formular.',
  'caseStudies.head.title': 'Fallstudien: was sich geändert hat | {brand}',
  'caseStudies.head.description':
    'Vier Fallstudien, vom Umzug einer Bank in die Cloud bis zum Cybersicherheits-Audit: was nicht stimmte, was wir änderten und was die Zahlen danach sagten.',
  'whitePapers.head.title': 'Whitepaper aus unserer Praxis | {brand}',
  'whitePapers.head.description':
    'Vier Whitepaper über die Zukunft der Cloud, Zero Trust, Blockchain im Unternehmen und Datenanalyse mit KI, geschrieben von denen, die die Arbeit machen.',
  'faq.head.title': 'FAQ: Zertifikate, Dauer, Support | {brand}',
  'faq.head.description':
    'Welche Zertifikate wir haben, wie lange eine Cloud-Migration dauert, wer nachts antwortet, welche Technik wir kennen und wie wir Daten schützen.',
  'resources.lead': 'Was wir gelernt haben, aufgeschrieben. Frei zu lesen, ohne Formular davor.',
  'caseStudies.download': 'Fallstudie herunterladen',
  'whitePapers.read': 'Whitepaper lesen',
  'faq.more.title': 'Eine sechste Frage?',
  'faq.more.text': 'Stellen Sie sie. Jemand aus der Technik antwortet innerhalb eines Arbeitstags.',
  'resources.newsletter.title':
    'Ein Brief im Monat, mit der nächsten Fallstudie oder dem nächsten Whitepaper',

  // Webinars
  'webinars.head.title': 'Tech-Webinare, live und aufgezeichnet | {brand}',
  'webinars.head.description':
    'Eine Stunde mit denen, die die Arbeit gemacht haben: Live-Termine mit Anmeldung und Aufzeichnungen zu Abfrageplänen, Releases und Alarmen.',
  'webinars.title': 'Tech-Webinare',
  'webinars.lead':
    'Eine Stunde mit denen, die die Arbeit gemacht haben. Live an einem Donnerstag, danach als Aufzeichnung.',
  'webinars.upcoming': 'Kommende Webinare',
  'webinars.past': 'Vergangene Webinare',
  'webinars.speakers': 'Vortragende',
  'webinars.register': 'Jetzt anmelden',
  'webinars.watch': 'Aufzeichnung ansehen',
  'webinars.all': 'Alle Ressourcen ansehen',
  'webinars.dates.one': '{count} Termin',
  'webinars.dates.other': '{count} Termine',
  'webinars.month.label': 'Termine der Webinare: {dates}',

  // Legal pages
  'legal.lastUpdated': 'Zuletzt aktualisiert: {date}',
  'legal.inShort': 'Kurz gesagt',
  'legal.retention.note': 'Balken maßstäblich, in Monaten. Der offene endet, wenn Sie sich abmelden.',

  // Sitemap
  'sitemap.head.title': 'Seitenübersicht: jede Seite an ihrem Platz | {brand}',
  'sitemap.head.description':
    'Die Seiten dieser Website in der Ordnung, die Sie erwarten: Hauptseiten, die sechs Leistungen und die rechtlichen Seiten. Zu den übrigen führt die Fußzeile.',
  'sitemap.lead': 'Sechzehn Seiten in der Ordnung, die Sie erwarten. Zu den übrigen führt die Fußzeile.',
  'sitemap.main': 'Hauptseiten',
  'sitemap.caption':
    'Eine Säule für jede der {total} Seiten, ohne Artikel und Stellen. Die Startseite in der Mitte, {main} Hauptseiten darum herum.',
});
