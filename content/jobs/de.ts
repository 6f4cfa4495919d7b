import type { JobId, JobWords } from './facts.ts';

const benefits = [
  'Intern veröffentlichtes Gehaltsband, zweimal im Jahr überprüft',
  'Remote als Standard, auf Wunsch mit Schreibtisch in Ihrer Stadt',
  'Fünf Wochen Urlaub und eine bezahlte Woche nach jedem Bereitschaftsquartal',
  'Weiterbildungsbudget von 4.000 $ im Jahr und zwei Konferenzreisen',
  'Kranken-, Zahn- und Sehhilfenversicherung für Sie und Ihre Familie',
] as const;

export const de = {
  'cloud-engineer': {
    title: 'Senior Cloud Engineer (m/w/d)',
    department: 'Cloud-Infrastruktur',
    location: 'Remote, San Francisco',
    type: 'Vollzeit',
    experience: '5+ Jahre',
    summary:
      'Entwerfen und betreiben Sie die Plattformen, auf denen unsere Kunden stehen, und hinterlassen Sie jede einfacher als vorgefunden.',
    description:
      'Sie leiten Cloud-Vorhaben von der ersten Analyse bis zum stabilen Betrieb, für zwei oder drei Kunden zugleich. Sie entwerfen die Zielplattform, bauen sie mit einem kleinen Team als Code und bleiben die Person, die weiß, wie sie sich verhält. Eine getrennte Betriebsabteilung, der man sie übergeben könnte, gibt es bewusst nicht.',
    responsibilities: [
      'Bestehende Umgebungen untersuchen und die Ergebnisse verständlich aufschreiben',
      'Landing Zones, Netze und Zugriffe auf AWS, Azure oder Google Cloud entwerfen',
      'Alles als Code bauen, mit Tests, in den Repositories der Kunden',
      'Umschaltungen proben und leiten, auch die Entscheidung zum Rollback',
      'Jede sechste Woche Bereitschaft für die eigenen Plattformen übernehmen',
    ],
    requirements: [
      'Mindestens fünf Jahre Erfahrung im Produktivbetrieb einer großen Cloud',
      'Terraform oder Pulumi, Kubernetes und eine Sprache, die Ihnen Freude macht',
      'Solide Netzwerkkenntnisse: Routing, DNS und TLS sind Ihnen vertraut',
      'Klares schriftliches Englisch; Deutsch, Französisch oder Spanisch von Vorteil',
    ],
    benefits,
  },
  'fullstack-developer': {
    title: 'Full-Stack-Entwickler (m/w/d)',
    department: 'Entwicklung',
    location: 'Remote, New York',
    type: 'Vollzeit',
    experience: '3+ Jahre',
    summary:
      'Bauen Sie Webprodukte von der Datenbank bis zum letzten Pixel, und bleiben Sie, bis alle zufrieden sind, die damit arbeiten.',
    description:
      'Sie arbeiten zu viert an jeweils einem Produkt, meist sechs bis neun Monate lang. Sie schreiben die Oberfläche, den Dienst dahinter und die Tests für beides, und Sie zeigen das Ergebnis jeden zweiten Freitag denen, die es benutzen. Wir mögen langweilige Technik, kurze Funktionen und gelöschten Code.',
    responsibilities: [
      'Funktionen von der Datenbank bis zur Oberfläche bauen, mit TypeScript, React und Node.js oder Python',
      'Die Tabellen und Schnittstellen entwerfen, auf denen Ihr Code steht',
      'Jede Seite im Gewichtsbudget und auf dem Stand von WCAG 2.2 AA halten',
      'Änderungen im Team am selben Tag prüfen, freundlich und in ganzen Sätzen',
      'Die Kunden mindestens zweimal im Jahr besuchen und ihnen bei der Arbeit zusehen',
    ],
    requirements: [
      'Mindestens drei Jahre Erfahrung mit Webprodukten, die andere wirklich nutzen',
      'TypeScript und SQL, ohne alles nachzuschlagen',
      'Tests als Gewohnheit, vom Unit-Test bis zum Browser',
      'Ein Gespür dafür, was man besser nicht baut',
    ],
    benefits,
  },
  'database-administrator': {
    title: 'Daten\u00adbank\u00adadministrator (m/w/d)',
    department: 'Daten',
    location: 'Remote, Austin',
    type: 'Vollzeit',
    experience: '4+ Jahre',
    summary:
      'Halten Sie vierzig produktive Datenbanken schnell, korrekt und wiederherstellbar, und zeigen Sie anderen, wie das geht.',
    description:
      'Sie betreuen die Datenbanken von acht bis zehn Kunden: vor allem PostgreSQL, dazu MySQL, SQL Server und etwas Cassandra. Etwa die Hälfte der Arbeit sind Tuning und Versionswechsel, ein Viertel Wiederherstellungsübungen, und den Rest der Zeit sitzen Sie neben Entwicklern, die gerade die nächste Tabelle entwerfen.',
    responsibilities: [
      'Langsame Abfragen finden, die Ursache erklären und die Abhilfe messen',
      'Versionswechsel planen und proben, immer mit einem Weg zurück',
      'Für jeden Kunden jedes Quartal eine Wiederherstellung üben',
      'Replikation, Failover und die Alarme dazu einrichten',
      'Jede sechste Woche Bereitschaft im Datenteam übernehmen',
    ],
    requirements: [
      'Mindestens vier Jahre Erfahrung mit relationalen Datenbanken im Produktivbetrieb',
      'Sie lesen Abfragepläne in PostgreSQL oder SQL Server mühelos',
      'Shell und Python oder Go für alles, was sich wiederholt',
      'Nachts ruhig und am Morgen danach genau beim Aufschreiben',
    ],
    benefits,
  },
  'devops-engineer': {
    title: 'DevOps Engineer (m/w/d)',
    department: 'Plattform',
    location: 'Remote, Seattle',
    type: 'Vollzeit',
    experience: '3+ Jahre',
    summary:
      'Bauen Sie die Pipelines, die Nein sagen, bevor es die Kundschaft tut, und machen Sie Releases alltäglich.',
    description:
      'Sie arbeiten drei bis sechs Monate in Kundenteams von fünf bis fünfzehn Leuten und verlassen sie, wenn sie mehrmals am Tag veröffentlichen. Pipeline, Umgebungen und Alarme bauen Sie mit ihnen und nicht für sie. Das Letzte, was Sie übergeben, ist Ihre eigene Abwesenheit.',
    responsibilities: [
      'Pipelines bauen, mit Tests, Prüfungen und Freigaben in fester Reihenfolge',
      'Netze, Cluster und Rechte als Code beschreiben',
      'Service-Level-Ziele gemeinsam mit denen festlegen, die dafür geradestehen',
      'Notfallübungen leiten und Auswertungen ohne Schuldzuweisung schreiben',
      'Mit den Fachleuten der Kunden arbeiten, bis Sie nicht mehr gebraucht werden',
    ],
    requirements: [
      'Mindestens drei Jahre Erfahrung im Betrieb dessen, was Sie selbst ausliefern',
      'Kubernetes, Terraform und ein Pipeline-System bis in die Tiefe',
      'Metriken, Logs und Traces: Sie wissen, wen Sie zuerst fragen',
      'Geduld mit alten Systemen und mit denen, die sie am Leben halten',
    ],
    benefits,
  },
  'ux-ui-designer': {
    title: 'UX/UI-Designer (m/w/d)',
    department: 'Design',
    location: 'Remote, Chicago',
    type: 'Vollzeit',
    experience: '2+ Jahre',
    summary:
      'Schauen Sie Menschen beim Arbeiten zu, streichen Sie einen Schritt, und zeichnen Sie den Rest mit Sorgfalt.',
    description:
      'Sie gestalten Arbeitswerkzeuge: Dispositionsmasken, Apps für Pflegekräfte, Shops. Sie beginnen vor Ort, bei denen, die damit arbeiten werden, und enden im Browser neben einem Entwickler. Die Hälfte Ihrer Entwürfe wird kleiner sein als das, was sie ersetzen.',
    responsibilities: [
      'Menschen an ihrem Arbeitsplatz beobachten und das Gesehene aufschreiben',
      'Abläufe und Zustände skizzieren, zuerst in Telefongröße, und mit zehn Leuten testen',
      'Mit zwei Entwicklern ein Designsystem im Code pflegen',
      'Kontrast, Fokus und Wortwahl prüfen, bevor etwas gebaut wird',
      'Entscheidungen mit Gründen und Alternativen vorstellen',
    ],
    requirements: [
      'Mindestens zwei Jahre Erfahrung im Design von Software, mit der andere arbeiten',
      'Ein Portfolio, das die Schritte zeigt und nicht nur das Ergebnis',
      'Genug HTML und CSS, um zu sehen, was billig ist und was nicht',
      'Klare Worte: Sie beschriften den Button so gut, wie Sie ihn zeichnen',
    ],
    benefits,
  },
} as const satisfies Record<JobId, JobWords>;
