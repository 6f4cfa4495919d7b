import { brandName } from '../../../config/brand.ts';
import type { AppWords } from './facts.ts';

export const de: AppWords = {
  head: {
    title: `Anwendungsentwicklung | ${brandName}`,
    description:
      'Mobil- und Desktop-Apps, die offline funktionieren, auf vierzig echten Geräten getestet sind und vom ersten Commit an Ihnen gehören. In zwanzig Wochen.',
  },
  lead: 'Apps, die auf dem Startbildschirm bleiben: nativ, wo es darauf ankommt, mit gemeinsamem Code, wo nicht, und in jedem Fall getestet.',
  caption: 'Ein Produkt in vier Ebenen, vom Gerät bis zu den Daten',
  features: {
    title: 'Drei Zusagen zum Nachzählen',
    lead: 'Jede App von uns hält sie ein, ganz gleich, wofür sie da ist.',
    cards: [
      {
        title: 'Funktioniert offline',
        description:
          'Im Außendienst fehlt oft der Empfang. Unsere Apps laufen weiter, sammeln die Änderungen und lösen Konflikte nach Regeln, sobald das Netz zurück ist.',
        figure: '0',
        figureLabel: 'verlorene Einträge im Funkloch',
      },
      {
        title: 'Auf echten Geräten getestet',
        description:
          'Jede Version läuft auf vierzig Telefonen und Tablets, manche sechs Jahre alt, bevor sie jemand zur Prüfung bekommt.',
        figure: '40',
        figureLabel: 'Geräte pro Version',
      },
      {
        title: 'Vom ersten Commit an Ihr Eigentum',
        description:
          'Repository, Store-Eintrag und Signaturschlüssel laufen auf Ihren Namen. Ein anderes Team kann an jedem Montag übernehmen.',
        figure: '1',
        figureLabel: 'Eigentümer: Sie',
      },
    ],
  },
  tiers: {
    devices: { name: 'Geräte', note: 'Was der Store ausliefert' },
    interface: { name: 'Oberfläche', note: 'Was man berührt' },
    logic: { name: 'Logik', note: 'Regeln, Abgleich, offline' },
    data: { name: 'Daten', note: 'Ihre, in Ihrem Konto' },
  },
  process: {
    title: 'Zwanzig Wochen bis in den Store',
    lead: 'Eine typische erste Version. Größere Produkte wiederholen den dritten Schritt; den ersten überspringt niemand.',
    caption: 'Abb. 1. Erkundung, Gestaltung, Entwicklung, Support. Wochen maßstäblich.',
    steps: {
      discovery: {
        title: 'Erkundung',
        duration: '2 Wochen',
        description:
          'Gespräche, ein Prototyp aus Papier und eine Liste dessen, was die erste Version nicht können wird.',
      },
      design: {
        title: 'Gestaltung',
        duration: '4 Wochen',
        description: 'Abläufe und Masken, von zehn Ihrer Leute erprobt, bevor eine Zeile Code entsteht.',
      },
      development: {
        title: 'Entwicklung',
        duration: '10 Wochen',
        description: 'Jeden Freitag eine Version auf Ihrem Telefon, samt Tests.',
      },
      deploy: {
        title: 'Start und Support',
        duration: 'ab Woche 16',
        description:
          'Prüfung im Store, stufenweiser Start, Absturzüberwachung und Korrekturen innerhalb von zwei Tagen.',
      },
    },
  },
  platforms: {
    title: 'Eine Codebasis, sechs Seiten',
    lead: 'Der Kern wird einmal geschrieben und einmal getestet. Verschieden ist nur die Seite, die er dem Gerät zeigt.',
    notes: {
      ios: 'Swift und SwiftUI',
      android: 'Kotlin und Compose',
      flutter: 'Eine Codebasis, beide Stores',
      reactNative: 'Für Teams, die React kennen',
      xamarin: 'Gepflegt und auf .NET MAUI umgestellt',
      pwa: 'Kein Store, keine Installation',
    },
  },
  closing: {
    title: 'Sagen Sie uns, wer das Telefon in der Hand hält',
    description: 'Wir beginnen mit dem Menschen, dem Ort und dem Empfang. Die Plattform ergibt sich daraus.',
  },
};
