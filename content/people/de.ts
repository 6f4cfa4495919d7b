import type { StaffId, StaffWords } from './facts.ts';

export const de = {
  helena: {
    role: 'Geschäftsführerin, Mitgründerin',
    about:
      'Leitete den Betrieb eines Zahlungsnetzes, bevor sie das Unternehmen gründete. Liest bis heute jeden Störungsbericht und antwortet auf die meisten.',
  },
  samuel: {
    role: 'Technischer Leiter, Mitgründer',
    about: 'Neun Jahre verteilte Systeme an einer Börse. Zeichnet zuerst auf Papier und hebt das Papier auf.',
  },
  harpreet: {
    role: 'Leiter Betrieb und Organisation',
    about: 'Erst Krankenhauslogistik, dann unsere. Hat die viertägige Übergabewoche zur Regel gemacht.',
  },
  mei: {
    role: 'Leiterin Personal',
    about: 'Hat in ihrer zweiten Woche die Gehaltsbänder offengelegt und hält sie seither aktuell.',
  },
  rafael: {
    role: 'Leiter Projekte',
    about: 'Einundvierzig Migrationen und ein Rollback, von dem er auf Nachfrage gern erzählt.',
  },
  nadia: {
    role: 'Leiterin Finanzen',
    about: 'Kalkuliert jedes Projekt in Stufen, damit Kunden jederzeit früher aufhören können.',
  },
  maren: {
    role: 'Leitende Cloud-Architektin',
    about:
      'Zeichnet Landing Zones, die auf eine Seite passen. Autorin unseres Artikels über weniger Regionen.',
  },
  kwame: {
    role: 'Leiter Sicherheit',
    about: 'Früher Prüfer. Weiß, welche der 112 Kontrollen zuerst zählen.',
  },
  ines: {
    role: 'Leiterin DevOps',
    about: 'Hat die Pipeline gebaut, die auch Nein sagt. Veröffentlicht freitags, um es zu beweisen.',
  },
  jonas: {
    role: 'Softwarearchitekt',
    about: 'Teilt Monolithen, wenn sie es brauchen, und verteidigt sie, wenn nicht.',
  },
  priya: {
    role: 'Leitende Dateningenieurin',
    about: 'Liest einen Abfrageplan quer durch den Raum. Macht schneller, was andere ersetzen wollen.',
  },
  tobias: {
    role: 'Betriebsingenieur',
    about: 'Hält den Bereitschaftsplan menschlich und die Runbooks kurz.',
  },
  leila: {
    role: 'UX/UI-Designerin',
    about: 'Schaut Menschen schweigend beim Arbeiten zu und streicht dann einen Schritt.',
  },
  kenji: {
    role: 'Entwickler für mobile Apps',
    about: 'Testet auf einem sechs Jahre alten Telefon, auf der Fähre, zwischen zwei Funkzellen.',
  },
} as const satisfies Record<StaffId, StaffWords>;
