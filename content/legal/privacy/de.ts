import { brand, brandName } from '../../../config/brand.ts';
import type { ServicesMode } from '../../../config/services-mode.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { minimumAge, postalAddress, type PrivacyWords } from '../facts.ts';

/** The privacy policy in German, as a build of a mode has it. */
export const de = (mode: ServicesMode): PrivacyWords => ({
  head: {
    title: `Datenschutzerklärung | ${brandName}`,
    description:
      'Was diese Website über Sie erfährt, was wir damit tun, wie lange wir es aufbewahren und wie Sie es berichtigen oder löschen lassen. In klaren Worten.',
  },
  title: 'Datenschutz\u00aderklärung',
  lead: 'Neun Abschnitte. Neben jedem steht ein einfacher Satz; verbindlich ist der lange Text.',
  clauses: {
    scope: {
      title: 'Wofür diese Erklärung gilt',
      short: 'Wer wir sind und worum es hier geht.',
      paragraphs: [
        `${brand.legalName}, ${postalAddress} („wir“), betreibt diese Website. Diese Erklärung beschreibt, was wir erheben, wenn Sie uns besuchen, uns schreiben, unseren Brief abonnieren oder sich bewerben, und was wir damit tun.`,
        'Sie gilt nicht für Systeme, die wir für Kunden betreiben. Dafür gilt der Vertrag mit dem jeweiligen Kunden.',
      ],
      points: [],
    },
    collection: {
      title: 'Was wir erheben',
      short: 'Nur was Sie eingeben und was jeder Webserver sieht.',
      paragraphs: [
        'Was Sie uns geben: Name, E-Mail-Adresse, Telefonnummer, Unternehmen und Nachricht im Kontaktformular; Ihre E-Mail-Adresse beim Abonnieren; Kontaktdaten, Links, Anschreiben und Lebenslauf bei einer Bewerbung.',
        'Was Ihr Browser sendet: die aufgerufene Seite, die Uhrzeit, Ihre ungefähre Region und die Art des Browsers. Wir nutzen das nicht, um Sie zu identifizieren.',
        ...(mode === 'simulated'
          ? [
              'In dieser Fassung der Website sind die Formulare simuliert: Was Sie eingeben, bleibt in Ihrem Browser und wird nirgendwohin gesendet.',
            ]
          : [
              'Was ein Formular sendet, wird auf unserem Server gespeichert und per E-Mail an die Menschen geschickt, die antworten. Dazu speichern wir den Zeitpunkt, die Sprache der Seite und die Fassung des Textes neben dem Knopf. Was unser Filter für Spam hält, wird getrennt gespeichert und früher gelöscht.',
              'Ein Abonnement beginnt erst, wenn Sie dem Link gefolgt sind, den wir Ihnen schicken, innerhalb von 48 Stunden. Eine Adresse, die niemand bestätigt, wird gelöscht.',
            ]),
      ],
      points: [],
    },
    use: {
      title: 'Wofür wir es nutzen',
      short: 'Für Antworten, gewünschte Zusendungen und Einstellungen.',
      paragraphs: [
        'Wir nutzen Ihre Angaben, um Ihnen zu antworten, den monatlichen Brief zu senden, wenn Sie ihn abonniert haben, Ihre Bewerbung zu prüfen und die Website sicher zu betreiben. Wir verkaufen keine personenbezogenen Daten und trainieren damit keine Modelle.',
      ],
      points: [
        'Anfragen beantworten und Angebote vorbereiten',
        'Den abonnierten Brief senden',
        'Bewerbungen prüfen',
        'Missbrauch erkennen und Sicherheitsprotokolle führen',
      ],
    },
    cookies: {
      title: 'Cookies und lokaler Speicher',
      short: 'Zwei Arten, und die Website kommt mit einer aus.',
      paragraphs: [
        `${mode === 'simulated' ? 'Wir setzen keine Cookies und laden' : 'Das einzige Cookie, das wir setzen, gehört zur Anmeldung unserer Mitarbeitenden; Besucher erhalten keines, und wir laden'} nichts von Dritten. Notwendige Einträge im lokalen Speicher Ihres Browsers, unten aufgezählt, speichern Ihre Wahl. Diese Einträge bleiben auf Ihrem Gerät und lassen sich jederzeit im Browser löschen.`,
        'Optionale Skripte werden nur ausgeführt, wenn Sie „Alle akzeptieren“ wählen. Zurzeit gibt es keine. Ihre Wahl können Sie jederzeit in der Fußzeile ändern.',
      ],
      points: [
        `${storageKeys.theme}: hell, dunkel oder System`,
        `${storageKeys.language}: die gewählte Sprache`,
        `${storageKeys.consent}: Ihre Cookie-Wahl`,
        `${storageKeys.applicationDrafts}: Ihre Bewerbungsentwürfe, nur wenn Sie das wünschen, für 30 Tage`,
        `${storageKeys.admin}: vorhanden, solange jemand als Admin angemeldet ist`,
      ],
    },
    retention: {
      title: 'Wie lange wir es aufbewahren',
      short: 'Unten maßstäblich gezeichnet.',
      paragraphs: [
        'Wir löschen Daten, sobald der Grund für ihre Aufbewahrung entfällt. Die Balken zeigen die längste Frist je Art.',
      ],
      points: [],
    },
    sharing: {
      title: 'Wer es sonst noch sieht',
      short: 'Wenige Dienstleister mit Vertrag.',
      paragraphs: [
        'Unser Hosting-Anbieter, unser E-Mail-Anbieter und unser Bewerbungssystem verarbeiten Daten in unserem Auftrag auf Grundlage schriftlicher Verträge. An Behörden geben wir Daten nur weiter, wenn das Gesetz es verlangt, und wir sagen es Ihnen, sofern es uns nicht verboten ist.',
      ],
      points: [],
    },
    rights: {
      title: 'Ihre Rechte',
      short: 'Einsehen, berichtigen, mitnehmen, löschen.',
      paragraphs: [
        'Wo immer Sie leben: Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, ihrer Verarbeitung widersprechen oder sie in einem übertragbaren Format erhalten. Schreiben Sie an {email}. Wir antworten innerhalb von dreißig Tagen.',
        'Im Europäischen Wirtschaftsraum oder im Vereinigten Königreich können Sie sich auch bei der für Sie zuständigen Datenschutzaufsichtsbehörde beschweren.',
      ],
      points: [],
    },
    children: {
      title: 'Kinder',
      short: `Nicht für Kinder unter ${minimumAge} Jahren.`,
      paragraphs: [
        `Diese Website richtet sich nicht an Kinder unter ${minimumAge} Jahren, und wir erheben wissentlich keine Daten von ihnen. Wenn Sie glauben, dass uns ein Kind geschrieben hat, sagen Sie es uns, und wir löschen die Nachricht.`,
      ],
      points: [],
    },
    changes: {
      title: 'Änderungen und Kontakt',
      short: 'Jede Fassung trägt ein Datum.',
      paragraphs: [
        'Wenn wir diese Erklärung ändern, ändern wir das Datum am Anfang und stellen frühere Fassungen auf Anfrage bereit. Fragen richten Sie an {email} oder per Post an die Adresse oben, Stichwort „Datenschutz“.',
      ],
      points: [],
    },
  },
  retention: {
    logs: { name: 'Serverprotokolle', duration: '30 Tage' },
    applications: { name: 'Abgelehnte Bewerbungen', duration: '12 Monate' },
    enquiries: { name: 'Anfragen', duration: '24 Monate' },
    newsletter: { name: 'Abonnement des Briefs', duration: 'bis Sie sich abmelden' },
  },
});
