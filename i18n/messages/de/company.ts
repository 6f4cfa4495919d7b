import { defineMessages } from '../../define-messages.ts';
import { company as english } from '../en/company.ts';

/** German words of the pages about, team and portfolio. */
export const company = defineMessages(english, {
  // About
  'about.head.title': 'Über uns: langsam erstarrt, standfest | {brand}',
  'about.head.description':
    'Ein Ingenieurunternehmen mit gut hundert Menschen: wie es {year} begann, wofür es da ist, was ihm wichtig ist und wer es leitet.',
  'about.title': 'Langsam erstarrt, schwer zu bewegen',
  'about.lead':
    'Wir sind ein Ingenieurunternehmen mit gut hundert Menschen. Wir entwerfen, bauen und betreiben die Systeme, auf denen andere Unternehmen stehen.',
  'about.figures.count': '{count}+',
  'about.figures.years': 'Jahre',
  'about.figures.years.part': 'die glühenden Säulen in der Mitte',
  'about.figures.people': 'Mitarbeitende',
  'about.figures.people.part': 'mit dem hohen Ring darum',
  'about.figures.clients': 'Kunden',
  'about.figures.clients.part': 'bis zum Rand der ersten Terrasse',
  'about.figures.projects': 'Projekte',
  'about.figures.projects.part': 'das ganze Feld',
  'about.figures.caption':
    'Abb. 1. {columns} Säulen, eine für jedes Projekt, von der Mitte aus gezählt. Im Maßstab eins zu eins.',
  'about.figures.alt':
    'Ein rundes Feld aus Basaltsäulen, das in Stufen ansteigt: acht glühende in der Mitte, ein hoher Ring, eine Terrasse und das flache Feld darum.',
  'about.story.title': 'Unsere Geschichte',
  'about.story.beginning':
    '{brand} begann {year} mit zwei Ingenieuren, einem Kunden und einer Lohnabrechnung, die niemand neu zu starten wagte. Den ersten Monat haben wir sie nur gezeichnet: jeden Lauf, jede Datei, jeden Menschen, der bei Stillstand anrufen würde. Der Neubau dauerte elf Wochen. Die Zeichnung hängt noch an der Wand.',
  'about.story.growth':
    'Diese Reihenfolge, erst der Plan, dann die Linie, dann der Stein, ist unsere Arbeitsweise geworden. Gewachsen sind wir, indem wir Kunden behalten haben, statt sie zu sammeln: Von den ersten zwanzig sind sechzehn bis heute bei uns.',
  'about.story.rock':
    'Die Säulen in unseren Zeichnungen sind Basalt: Lava, die langsam genug abkühlte, um sich zu ordnen, jede Säule von ihren Nachbarn geformt und imstande, sie zu tragen. Wir glauben, dass gute Systeme genauso entstehen.',
  'about.mission.title': 'Auftrag',
  'about.mission.text':
    'Systeme bauen, die Last tragen, und jedes einfacher hinterlassen, als wir es vorgefunden haben.',
  'about.mission.note': 'Gebaut. Jedes Quartal gemessen, im Unternehmen veröffentlicht.',
  'about.vision.title': 'Vision',
  'about.vision.text':
    'Eine Welt, in der die Änderung eines kritischen Systems ein gewöhnlicher Arbeitstag ist.',
  'about.vision.note': 'Gezeichnet. So weit sind wir noch nicht, und das sagen wir auch.',
  'about.values.title': 'Unsere Werte',
  'about.values.draw': 'Erst zeichnen',
  'about.values.draw.text':
    'Denken ist billiger als Bauen. Wir fangen nichts an, bevor jemand außerhalb des Teams die Zeichnung erklären kann.',
  'about.values.number': 'Die Zahl nennen',
  'about.values.number.text':
    'Kosten, Latenz, Fehlerquote, Tage. Was wir nicht messen können, sagen wir ebenso offen.',
  'about.values.simpler': 'Einfacher hinterlassen',
  'about.values.simpler.text':
    'Am stolzesten sind wir auf das, was wir entfernt haben. Jedes Projekt endet mit einer Liste dessen, was abgeschaltet ist.',
  'about.values.reachable': 'Erreichbar bleiben',
  'about.values.reachable.text':
    'Wer es gebaut hat, geht ans Telefon: um vier Uhr morgens und vier Jahre später.',
  'about.leadership.title': 'Leitung',
  'about.leadership.lead': 'Sechs Menschen. Alle schreiben noch selbst, zeichnen oder haben Bereitschaft.',
  'about.closing.title': 'Lernen Sie kennen, wer die Arbeit macht',

  // Team
  'team.head.title': 'Unser Team: wer ans Telefon geht | {brand}',
  'team.head.description':
    'Acht der Menschen hinter unserer Arbeit: Architektur, Entwicklung, Sicherheit und Gestaltung. Was sie tun und wie Sie dazukommen.',
  'team.title': 'Unser Team',
  'team.lead':
    'Acht von gut hundert. Wenn Sie mit uns arbeiten, sind das die Menschen, die ans Telefon gehen.',
  'team.profile': '{network}-Profil von {name}',
  'team.noProfile': 'Noch kein öffentliches Profil',
  'team.join.title': 'Kommen Sie in unser Team',
  'team.join.text.one':
    'Dieser Platz im Bild ist bisher nur gezeichnet: {count} Stelle ist offen, remote wie alle bei uns.',
  'team.join.text.other':
    'Dieser Platz im Bild ist bisher nur gezeichnet: {count} Stellen sind offen, alle remote.',
  'team.join.link': 'Offene Stellen ansehen',

  // Portfolio
  'portfolio.head.title': 'Referenzen: Arbeit, die noch steht | {brand}',
  'portfolio.head.description':
    'Sechs Projekte zu Cloud, Daten, Apps, Web und DevOps, mit Kunde, Technik und Ergebnis, dazu die zwei Fallstudien, nach denen wir oft gefragt werden.',
  'portfolio.title': 'Arbeit, die noch steht',
  'portfolio.lead':
    'Sechs Bauplätze in einer Landschaft. Alle sind heute in Betrieb; das haben wir vor dem Zeichnen geprüft.',
  'portfolio.sites': 'Bauplätze in der Landschaft',
  'portfolio.site': 'Bauplatz {number}: {client}',
  'portfolio.projects': 'Projekte',
  'portfolio.filter': 'Nach Kategorie filtern',
  'portfolio.filter.all': 'Alle',
  'portfolio.results.one': '{count} Projekt angezeigt',
  'portfolio.results.other': '{count} Projekte angezeigt',
  'portfolio.client': 'Kunde',
  'portfolio.categories': 'Kategorien',
  'portfolio.technologies': 'Technologien',
  'portfolio.empty.title': 'Keine Projekte gefunden',
  'portfolio.empty.text':
    'In dieser Kategorie gibt es derzeit keine Projekte. Bitte wählen Sie einen anderen Filter.',
  'portfolio.empty.showAll': 'Alle Projekte anzeigen',
  'portfolio.featured.title': 'Ausgewählte Fallstudien',
  'portfolio.featured.lead':
    'Die zwei, nach denen wir am häufigsten gefragt werden, samt dem, was schiefging.',
  'portfolio.featured.read': 'Fallstudie lesen',
  'portfolio.featured.about': '({client})',
  'portfolio.featured.alert':
    'Fallstudie „{title}“ ({client}). Den vollständigen Text senden wir auf Anfrage.',
  'portfolio.closing.title': 'Haben Sie einen Bauplatz im Sinn?',
});
