import { brand, brandName } from '../../../config/brand.ts';
import { minimumAge, postalAddress, type TermsWords } from '../facts.ts';

export const de = {
  head: {
    title: `Nutzungsbedingungen | ${brandName}`,
    description:
      'Die Regeln für diese Website: wer sie nutzen darf, was unsere Texte und Zahlen bedeuten, was mit Ihren Einsendungen geschieht und welches Recht gilt.',
  },
  title: 'Nutzungs\u00adbedingungen',
  lead: 'Neun Abschnitte zur Nutzung dieser Website. Neben jedem steht ein einfacher Satz; verbindlich ist der lange Text.',
  clauses: {
    scope: {
      title: 'Wofür diese Bedingungen gelten',
      short: 'Für die Website, nicht für Verträge mit Kunden.',
      paragraphs: [
        `Diese Bedingungen gelten zwischen Ihnen und ${brand.legalName}, ${postalAddress} („wir“), wenn Sie diese Website nutzen. Mit der Nutzung stimmen Sie ihnen zu.`,
        'Für unsere Arbeit bei Kunden gilt der Vertrag mit dem jeweiligen Kunden. Weicht er von diesen Bedingungen ab, geht der Vertrag vor.',
      ],
      points: [],
    },
    age: {
      title: 'Wer sie nutzen darf',
      short: `Sie müssen mindestens ${minimumAge} Jahre alt sein.`,
      paragraphs: [
        `Um diese Website zu nutzen, müssen Sie mindestens ${minimumAge} Jahre alt sein. Um sich zu bewerben, müssen Sie alt genug sein, um an Ihrem Wohnort arbeiten zu dürfen.`,
      ],
      points: [],
    },
    use: {
      title: 'Faire Nutzung',
      short: 'Lesen, verlinken, zitieren. Nichts kaputt machen.',
      paragraphs: [
        'Sie dürfen diese Seiten lesen, drucken, verlinken und mit Quellenangabe daraus zitieren. Sie dürfen die Website nicht so nutzen, dass sie, wir oder andere Besucher Schaden nehmen.',
      ],
      points: [
        'Keine Versuche, in nicht öffentliche Bereiche zu gelangen',
        'Keine automatischen Abrufe, die die Website für andere bremsen',
        'Keine falschen Namen und keine fremden Angaben in unseren Formularen',
        'Wenn Sie eine Schwachstelle finden, sagen Sie es uns zuerst, und wir danken es Ihnen',
      ],
    },
    content: {
      title: 'Texte, Zahlen und Zeichnungen',
      short: 'Unsere, sorgfältig gemacht, aber kein Ersatz für Beratung.',
      paragraphs: [
        'Texte, Zeichnungen und Code dieser Website gehören uns oder denen, die uns die Nutzung erlauben. Namen und Marken anderer Unternehmen gehören ihren Inhabern.',
        'Zahlen beschreiben, was wir unter den genannten Bedingungen gemessen haben. Sie versprechen nicht, dass sich Ihr System genauso verhält, und nichts hier ersetzt eine Beratung zu Ihrem Fall.',
      ],
      points: [],
    },
    submissions: {
      title: 'Was Sie uns senden',
      short: 'Ihres bleibt Ihres. Bitte keine Geheimnisse per Formular.',
      paragraphs: [
        'Was Sie uns senden, gehört weiterhin Ihnen. Sie erlauben uns, es zu lesen und für den Zweck aufzubewahren, für den Sie es gesendet haben, wie es unsere Datenschutzerklärung beschreibt.',
        'Eine Nachricht über ein Formular begründet weder einen Vertrag noch eine Pflicht zur Geheimhaltung. Wenn Sie Vertrauliches teilen möchten, bitten Sie uns vorher um eine Vereinbarung.',
      ],
      points: [],
    },
    links: {
      title: 'Links zu anderen Websites',
      short: 'Beim Setzen geprüft, nicht jeden Tag.',
      paragraphs: [
        'Einige Links führen zu Websites anderer. Wir haben sie beim Setzen des Links geprüft und sind nicht dafür verantwortlich, was sie heute zeigen. Sagen Sie uns, wenn einer in die Irre führt.',
      ],
      points: [],
    },
    liability: {
      title: 'Haftung',
      short: 'Wir sind sorgfältig, doch die Website ist, wie sie ist.',
      paragraphs: [
        'Wir halten diese Website so richtig und erreichbar, wie wir können, stellen sie aber so bereit, wie sie ist, und ohne Gewähr. Soweit das Gesetz es erlaubt, haften wir nicht für mittelbare Schäden aus ihrer Nutzung oder ihrem Ausfall.',
        'Nichts in diesen Bedingungen beschränkt eine Haftung, die gesetzlich nicht beschränkt werden kann, oder Ihre Rechte als Verbraucher.',
      ],
      points: [],
    },
    law: {
      title: 'Recht und Streitfälle',
      short: 'Kalifornisches Recht, und vorher ein Anruf.',
      paragraphs: [
        'Es gilt das Recht des US-Bundesstaats Kalifornien; zuständig sind die Gerichte in San Francisco. Sind Sie Verbraucher, gelten auch die zwingenden Vorschriften Ihres Wohnsitzes.',
        'Bevor jemand vor Gericht zieht, rufen Sie uns an. Die meisten Streitfälle, die wir erlebt haben, waren Missverständnisse.',
      ],
      points: [],
    },
    changes: {
      title: 'Änderungen und Kontakt',
      short: 'Jede Fassung trägt ein Datum.',
      paragraphs: [
        'Wenn wir diese Bedingungen ändern, ändern wir das Datum am Anfang. Die Fassung auf dieser Seite gilt ab diesem Tag. Fragen richten Sie an {email} oder per Post an die Adresse oben, Stichwort „Recht“.',
      ],
      points: [],
    },
  },
} as const satisfies TermsWords;
