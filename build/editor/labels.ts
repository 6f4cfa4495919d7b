import { allCollections } from '#content/collections/all-collections.ts';
import { folderOf, type EditorWords } from '#content/collections/define-collection.ts';

/** The languages of the editor's labels and hints: those of the product. */
export type LabelLanguage = keyof EditorWords;

const labelLanguages: readonly string[] = ['en', 'de', 'es', 'fr'];

/** The language of labels: the first language of the site, or English if the product does not have it. */
export const labelLanguageOf = (languages: readonly string[]): LabelLanguage =>
  // `includes` does not narrow the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  labelLanguages.includes(languages[0] ?? '') ? (languages[0] as LabelLanguage) : 'en';

/** `headTitle` is "Head title". */
function englishLabel(name: string): string {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z\d])([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The labels of fields, pages and blocks by name: German, Spanish, French, and English if it is not the name. */
const labels: Readonly<Record<string, readonly [de: string, es: string, fr: string, en?: string]>> = {
  about: ['Über uns', 'Quiénes somos', 'À propos'],
  accent: ['Akzentfarbe', 'Color de acento', 'Couleur d’accent'],
  address: ['Adresse', 'Dirección', 'Adresse'],
  addressIn: [
    'Adresse in anderer Schrift',
    'Dirección en otro alfabeto',
    'Adresse dans une autre écriture',
    'Address in another script',
  ],
  addresses: ['Adressen der Seiten', 'Direcciones de las páginas', 'Adresses des pages', 'Page addresses'],
  adminGate: [
    'Demo-Passwort',
    'Contraseña de demostración',
    'Mot de passe de démonstration',
    'Demo password',
  ],
  also: [
    'Weitere Suchwörter',
    'Otras palabras de búsqueda',
    'Autres mots de recherche',
    'Other search words',
  ],
  alt: ['Alternativtext', 'Texto alternativo', 'Texte alternatif', 'Alt text'],
  answer: ['Antwort', 'Respuesta', 'Réponse'],
  appId: ['Anwendungs-ID', 'ID de la aplicación', 'ID de l’application', 'Application ID'],
  application: ['Bewerbung', 'Candidatura', 'Candidature'],
  applications: ['Bewerbungen', 'Candidaturas', 'Candidatures'],
  applying: ['Bewerben', 'Cómo presentar la candidatura', 'Postuler', 'How to apply'],
  approach: ['Vorgehen', 'Método', 'Méthode'],
  arrivals: ['Neue Eingänge', 'Nuevas candidaturas', 'Candidatures à venir', 'New arrivals'],
  attributes: ['Attribute', 'Atributos', 'Attributs'],
  author: ['Autorin oder Autor', 'Autor/a', 'Auteur'],
  backend: ['Git-Anbieter', 'Proveedor de Git', 'Hébergeur Git', 'Git host'],
  backups: ['Sicherungskopien', 'Copias de seguridad', 'Sauvegardes'],
  band: ['Dunkle Bänder', 'Bandas oscuras', 'Bandes sombres', 'Dark bands'],
  benefits: ['Was wir bieten', 'Beneficios', 'Avantages'],
  blocks: ['Blöcke', 'Bloques', 'Blocs'],
  blog: ['Blog', 'Blog', 'Blog'],
  body: ['Text', 'Texto', 'Texte', 'Text'],
  branch: ['Branch', 'Rama', 'Branche'],
  bullets: ['Stichpunkte', 'Puntos clave', 'Points clés'],
  button: ['Button', 'Botón', 'Bouton'],
  caption: ['Bildunterschrift', 'Pie de imagen', 'Légende'],
  careers: ['Karriere', 'Empleo', 'Carrières'],
  case: ['Fallstudie', 'Caso práctico', 'Étude de cas', 'Case study'],
  caseStudy: ['Fallstudie', 'Caso práctico', 'Étude de cas'],
  'case-study-and-white-paper': [
    'Fallstudie und Whitepaper',
    'Caso práctico e informe técnico',
    'Étude de cas et livre blanc',
  ],
  categories: ['Kategorien', 'Categorías', 'Catégories'],
  category: ['Kategorie', 'Categoría', 'Catégorie'],
  center: ['Mitte', 'Centro', 'Centre'],
  certifications: ['Zertifizierungen', 'Certificaciones', 'Certifications'],
  chart: ['Diagramm', 'Gráfico', 'Graphique'],
  city: ['Stadt', 'Ciudad', 'Ville'],
  cityLine: [
    'Zeile mit Postleitzahl und Ort',
    'Línea de la localidad',
    'Code postal et ville',
    'City and postal code line',
  ],
  claim: ['Aussage', 'Mensaje clave', 'Argument'],
  claims: ['Aussagen', 'Mensajes clave', 'Arguments'],
  client: ['Kunde', 'Cliente', 'Client'],
  closes: ['Schließt', 'Cierra', 'Fermeture'],
  closing: ['Abschluss', 'Cierre', 'Appel à l’action'],
  company: ['Unternehmen', 'Empresa', 'Entreprise'],
  confirm: ['Bestätigung', 'Confirmación', 'Confirmation', 'Confirmation'],
  consentVersion: ['Fassung der Einwilligung', 'Versión del consentimiento', 'Version du consentement'],
  consultation: ['Beratung', 'Consulta', 'Rendez-vous'],
  contact: ['Kontakt', 'Contacto', 'Contact'],
  content: ['Zitat', 'Cita', 'Citation', 'Quote'],
  contents: ['Inhaltsverzeichnis', 'Índice', 'Sommaire', 'Table of contents'],
  cookieBanner: ['Cookie-Banner', 'Aviso de cookies', 'Bandeau cookies'],
  cookies: ['Cookies', 'Cookies', 'Cookies'],
  copyrightYear: ['Copyright-Jahr', 'Año del copyright', 'Année du copyright'],
  country: ['Land', 'País', 'Pays'],
  counts: ['Was gezählt wird', 'Qué se cuenta', 'Ce qui est compté', 'What is counted'],
  cover: ['Titelbild', 'Imagen de portada', 'Image de couverture', 'Cover picture'],
  coverAlt: [
    'Alternativtext des Titelbilds',
    'Texto alternativo de la portada',
    'Texte alternatif de la couverture',
    'Alt text of the cover',
  ],
  coverLetter: ['Anschreiben', 'Carta de presentación', 'Lettre de motivation'],
  currency: ['Währung', 'Moneda', 'Devise'],
  dark: ['Dunkel', 'Oscuro', 'Sombre'],
  date: ['Datum', 'Fecha', 'Date'],
  day: ['Tag', 'Día', 'Jour'],
  days: ['Tage', 'Días', 'Jours'],
  department: ['Bereich', 'Departamento', 'Équipe'],
  description: ['Beschreibung', 'Descripción', 'Description'],
  digest: ['Prüfsumme', 'Resumen criptográfico', 'Empreinte'],
  draft: ['Entwurf', 'Borrador', 'Brouillon'],
  editor: ['Editor', 'Editor', 'Éditeur de contenu'],
  email: ['E-Mail', 'Correo electrónico', 'E-mail'],
  employmentType: ['Art der Beschäftigung', 'Tipo de empleo', 'Type de contrat'],
  enquiries: ['Anfragen', 'Consultas', 'Demandes', 'Inquiries'],
  enquiry: ['Anfrage', 'Consulta', 'Demande', 'Inquiry'],
  entries: ['Einträge', 'Entradas', 'Entrées'],
  excerpt: ['Kurzfassung', 'Extracto', 'Extrait'],
  experience: ['Erfahrung', 'Experiencia', 'Expérience'],
  expires: ['Läuft ab', 'Caduca', 'Expire le'],
  family: ['Schriftfamilie', 'Familia tipográfica', 'Famille de police'],
  faq: ['Fragen und Antworten', 'Preguntas frecuentes', 'Questions fréquentes', 'FAQ'],
  featured: ['Hervorgehoben', 'Destacado', 'À la une'],
  features: ['Merkmale', 'Características', 'Caractéristiques'],
  feed: ['Feed', 'Feed', 'Flux'],
  few: ['Wenige', 'Pocos', 'Peu'],
  figure: ['Zahl oder Grafik', 'Cifra o gráfico', 'Chiffre ou figure'],
  figureLabel: ['Beschriftung der Zahl', 'Etiqueta de la cifra', 'Libellé du chiffre'],
  figures: ['Kennzahlen', 'Cifras', 'Chiffres clés'],
  file: ['Datei', 'Archivo', 'Fichier'],
  firstName: ['Vorname', 'Nombre', 'Prénom'],
  focus: ['Bildausschnitt', 'Punto focal', 'Point d’intérêt'],
  folder: ['Ordner', 'Carpeta', 'Dossier'],
  fonts: ['Schriften', 'Tipografías', 'Polices'],
  footer: ['Fußzeile', 'Pie de página', 'Pied de page'],
  form: ['Formular', 'Formulario', 'Formulaire'],
  formerly: ['Frühere Adressen', 'Direcciones anteriores', 'Anciennes adresses', 'Earlier addresses'],
  foundedYear: ['Gründungsjahr', 'Año de fundación', 'Année de création', 'Founding year'],
  from: ['Von', 'De', 'De'],
  general: ['Allgemein', 'General', 'Général'],
  ground: ['Hintergrund', 'Fondo', 'Fond', 'Background'],
  grounds: ['Grautöne und Hintergründe', 'Grises y fondos', 'Gris et fonds', 'Greys and backgrounds'],
  group: ['Gruppe', 'Grupo', 'Groupe'],
  groups: ['Gruppen', 'Grupos', 'Groupes'],
  head: [
    'Titel und Beschreibung für Suchmaschinen',
    'Título y descripción para buscadores',
    'Titre et description (référencement)',
    'Title and description for search engines',
  ],
  headTitle: ['Kurztitel', 'Título corto', 'Titre court', 'Short title'],
  hero: ['Einstieg', 'Cabecera', 'En-tête', 'Introduction'],
  high: ['Bis', 'Hasta', 'Maximum', 'Highest'],
  hue: ['Farbton der Grautöne', 'Tono de los grises', 'Teinte des gris', 'Hue of greys'],
  hint: ['Text im Menü', 'Texto del menú', 'Texte du menu', 'Menu text'],
  hints: ['Texte im Menü', 'Textos del menú', 'Textes du menu', 'Menu texts'],
  hiring: ['Bewerbungsablauf', 'Proceso de selección', 'Processus de recrutement', 'Hiring process'],
  home: ['Startseite', 'Inicio', 'Accueil'],
  hour: ['Stunde', 'Hora', 'Heure'],
  hsts: ['HTTPS erzwingen (HSTS)', 'Forzar HTTPS (HSTS)', 'Imposer HTTPS (HSTS)', 'Force HTTPS (HSTS)'],
  icon: ['Symbol', 'Icono', 'Icône'],
  id: ['Kennung', 'Identificador', 'Identifiant', 'ID'],
  image: ['Bild', 'Imagen', 'Image'],
  inLanguage: ['In anderer Sprache', 'En otro idioma', 'Dans une autre langue', 'In another language'],
  industry: ['Branche', 'Sector', 'Secteur'],
  intro: ['Einleitung', 'Introducción', 'Introduction', 'Introduction'],
  invitation: ['Einladung', 'Invitación', 'Invitation'],
  isOpen: ['Stelle ist offen', 'Oferta activa', 'Poste à pourvoir', 'Position is open'],
  isPast: ['Vergangen', 'Ya celebrado', 'Terminé', 'Past'],
  item: ['Eintrag', 'Elemento', 'Élément'],
  items: ['Einträge', 'Elementos', 'Éléments'],
  job: ['Stelle', 'Oferta de empleo', 'Offre d’emploi'],
  jobId: ['Stelle', 'Oferta de empleo', 'Offre d’emploi', 'Job'],
  join: ['Ins Team kommen', 'Únase al equipo', 'Nous rejoindre'],
  kept: ['Aufbewahrt für', 'Se conserva durante', 'Conservé pendant', 'Kept for'],
  kicker: ['Dachzeile', 'Antetítulo', 'Surtitre'],
  label: ['Beschriftung', 'Etiqueta', 'Libellé'],
  language: ['Sprache', 'Idioma', 'Langue'],
  languages: ['Sprachen', 'Idiomas', 'Langues'],
  lastName: ['Nachname', 'Apellidos', 'Nom'],
  lastUpdated: ['Zuletzt aktualisiert', 'Última actualización', 'Dernière mise à jour'],
  lead: ['Vorspann', 'Entradilla', 'Chapeau', 'Lead'],
  leadership: ['Leitung', 'Equipo directivo', 'Direction'],
  left: ['Links (in %)', 'Izquierda (en %)', 'Gauche (en %)', 'Left (%)'],
  legal: ['Rechtliches', 'Textos legales', 'Textes juridiques'],
  legalName: ['Eingetragener Firmenname', 'Razón social', 'Raison sociale'],
  lengths: ['Dauer der Schritte', 'Duración de los pasos', 'Durée des étapes', 'Length of each step'],
  light: ['Hell', 'Claro', 'Clair'],
  link: ['Link', 'Enlace', 'Lien'],
  linkedIn: ['LinkedIn', 'LinkedIn', 'LinkedIn', 'LinkedIn'],
  linkedin: ['LinkedIn', 'LinkedIn', 'LinkedIn', 'LinkedIn'],
  links: ['Links', 'Enlaces', 'Liens'],
  list: ['Liste', 'Lista', 'Liste'],
  lit: [
    'Text zur hervorgehobenen Stunde',
    'Texto de la hora destacada',
    'Texte de l’heure mise en avant',
    'Text for the highlighted hour',
  ],
  litHour: ['Hervorgehobene Stunde', 'Hora destacada', 'Heure mise en avant', 'Highlighted hour'],
  localName: [
    'Name in anderer Schrift',
    'Nombre en otro alfabeto',
    'Nom dans une autre écriture',
    'Name in another script',
  ],
  locales: [
    'Formate für Datum und Zahlen',
    'Formatos de fecha y número',
    'Formats de date et de nombre',
    'Date and number formats',
  ],
  location: ['Ort', 'Ubicación', 'Lieu'],
  logo: ['Logo', 'Logotipo', 'Logo'],
  logs: ['Serverlogs', 'Registros', 'Journaux'],
  look: ['Darstellung', 'Presentación', 'Présentation', 'Layout'],
  loop: ['Kreislauf', 'Ciclo', 'Cycle'],
  low: ['Ab', 'Desde', 'Minimum', 'Lowest'],
  mails: ['E-Mails', 'Correos electrónicos', 'E-mails', 'Emails'],
  main: ['Hauptmenü', 'Menú principal', 'Menu principal', 'Main menu'],
  many: ['Viele', 'Muchos', 'Beaucoup'],
  map: ['Karte', 'Mapa', 'Carte'],
  menu: ['Menü', 'Menú', 'Menu'],
  menus: ['Menüs', 'Menús', 'Menus'],
  minimumAge: ['Mindestalter', 'Edad mínima', 'Âge minimum'],
  minimumYears: [
    'Mindesterfahrung in Jahren',
    'Años mínimos de experiencia',
    'Années d’expérience minimum',
    'Minimum years of experience',
  ],
  minutes: ['Minuten', 'Minutos', 'Minutes'],
  mission: ['Auftrag', 'Misión', 'Mission'],
  mono: [
    'Schrift für Code und Bildunterschriften',
    'Tipografía para código y pies de imagen',
    'Police du code et des légendes',
    'Font for code and captions',
  ],
  more: ['Weitere Fragen', 'Otra pregunta', 'Autre question'],
  most: ['Obere Werte', 'Valores superiores', 'Valeurs supérieures', 'Upper values'],
  name: ['Name', 'Nombre', 'Nom'],
  narrow: ['Bild für Telefone', 'Imagen para móviles', 'Image pour téléphones', 'Picture for phones'],
  newsletter: ['Newsletter', 'Boletín', 'Lettre d’information'],
  none: ['Ohne Grafik', 'Sin gráfico', 'Sans figure', 'Without figure'],
  'not-found': ['Nicht gefunden', 'Página no encontrada', 'Page introuvable'],
  note: ['Anmerkung', 'Nota', 'Note'],
  notes: ['Anmerkungen', 'Notas', 'Notes'],
  number: ['Zahl', 'Cifra', 'Chiffre'],
  office: ['Büro', 'Oficina', 'Bureau'],
  officeHours: ['Bürozeiten', 'Horario de oficina', 'Heures de bureau'],
  on: ['Erscheint auf', 'Aparece en', 'Apparaît sur', 'Appears on'],
  onCall: ['Bereitschaft', 'De guardia', 'Astreinte'],
  one: ['Einzahl', 'Singular', 'Singulier', 'Singular'],
  opens: ['Öffnet', 'Abre', 'Ouverture'],
  order: ['Reihenfolge', 'Orden', 'Ordre'],
  origin: ['Adresse der Website', 'Dirección del sitio', 'Adresse du site', 'Site address'],
  origins: ['Weitere Server', 'Otros servidores', 'Autres serveurs', 'Other servers'],
  other: ['Mehrzahl', 'Plural', 'Pluriel', 'Plural'],
  others: ['Weitere', 'Otros', 'Autres'],
  page: ['Seite', 'Página', 'Page'],
  paragraphs: ['Absätze', 'Párrafos', 'Paragraphes'],
  part: ['Teil', 'Parte', 'Partie'],
  period: ['Zeitraum', 'Periodo', 'Période'],
  person: ['Person', 'Persona', 'Personne'],
  phone: ['Telefon', 'Teléfono', 'Téléphone'],
  photo: ['Foto', 'Foto', 'Photo'],
  picture: ['Bild', 'Imagen', 'Image'],
  pictures: ['Bilder', 'Imágenes', 'Images'],
  points: ['Punkte', 'Puntos', 'Points'],
  portfolio: ['Referenzen (Portfolio)', 'Proyectos (portafolio)', 'Réalisations (portfolio)'],
  postalCode: ['Postleitzahl', 'Código postal', 'Code postal'],
  postedDate: ['Veröffentlicht am', 'Fecha de publicación', 'Date de publication', 'Publication date'],
  prices: ['Preise', 'Precios', 'Tarifs'],
  privacy: ['Datenschutz', 'Privacidad', 'Confidentialité'],
  profiles: ['Profile', 'Perfiles', 'Profils'],
  proof: ['Belege', 'Argumentos', 'Preuves'],
  publishAt: ['Erscheint am', 'Fecha y hora de publicación', 'Publier le'],
  publisher: ['Herausgeber', 'Publicado por', 'Éditeur'],
  question: ['Frage', 'Pregunta', 'Question'],
  ranges: ['Spannen', 'Intervalos', 'Intervalles'],
  rating: ['Bewertung', 'Valoración', 'Note'],
  received: ['Eingegangen', 'Recibidas', 'Reçues'],
  recordingLink: [
    'Link zur Aufzeichnung',
    'Enlace a la grabación',
    'Lien vers la rediffusion',
    'Recording link',
  ],
  region: ['Region', 'Región', 'Région'],
  registrationLink: [
    'Link zur Anmeldung',
    'Enlace de inscripción',
    'Lien d’inscription',
    'Registration link',
  ],
  related: ['Verwandte Artikel', 'Artículos relacionados', 'Articles liés', 'Related articles'],
  repository: ['Repository', 'Repositorio', 'Dépôt'],
  requirements: ['Anforderungen', 'Requisitos', 'Profil recherché'],
  resources: ['Ressourcen', 'Recursos', 'Ressources'],
  responsibilities: ['Aufgaben', 'Funciones', 'Missions'],
  retention: ['Aufbewahrung', 'Plazos de conservación', 'Conservation'],
  reviewed: ['Geprüft am', 'Revisado el', 'Revu le', 'Reviewed on'],
  revisedDate: ['Geändert am', 'Modificado el', 'Modifié le', 'Changed on'],
  role: ['Funktion', 'Cargo', 'Fonction'],
  rows: ['Zeilen', 'Filas', 'Lignes'],
  salary: ['Gehalt', 'Salario', 'Salaire'],
  salt: ['Salt', 'Sal criptográfica', 'Sel'],
  sans: ['Textschrift', 'Tipografía del texto', 'Police du texte', 'Text font'],
  scriptsAfterConsent: [
    'Skripte nach Einwilligung',
    'Scripts tras el consentimiento',
    'Scripts après consentement',
  ],
  security: ['Sicherheit', 'Seguridad', 'Sécurité'],
  sent: ['Nach dem Senden', 'Tras el envío', 'Après l’envoi', 'After sending'],
  service: ['Leistung', 'Servicio', 'Service'],
  shape: ['Form', 'Forma', 'Forme'],
  signIn: ['Anmeldedienst', 'Servicio de inicio de sesión', 'Service d’authentification', 'Sign-in service'],
  sitemap: ['Seitenübersicht', 'Mapa del sitio', 'Plan du site'],
  slug: ['Kurzname', 'Nombre corto', 'Nom court', 'Short name'],
  sources: ['Quellen', 'Fuentes', 'Sources'],
  spam: ['Spam', 'Correo no deseado', 'Indésirables'],
  speakers: ['Vortragende', 'Ponentes', 'Intervenants'],
  splash: ['Ladebildschirm', 'Pantalla de carga', 'Écran de chargement', 'Loading screen'],
  startsAt: ['Beginn', 'Comienzo', 'Début'],
  status: ['Status', 'Estado', 'Statut'],
  steps: ['Schritte', 'Pasos', 'Étapes'],
  story: ['Geschichte', 'Historia', 'Histoire'],
  street: ['Straße', 'Calle', 'Rue'],
  strip: ['Seitenzahlen', 'Números de página', 'Numéros de page', 'Page numbers'],
  subtitle: ['Untertitel', 'Subtítulo', 'Sous-titre'],
  summary: ['Zusammenfassung', 'Resumen', 'Résumé'],
  support: ['Support', 'Soporte', 'Support'],
  team: ['Team', 'Equipo', 'Équipe'],
  technologies: ['Technologien', 'Tecnologías', 'Technologies'],
  text: ['Text', 'Texto', 'Texte'],
  tiers: ['Ebenen', 'Niveles', 'Niveaux'],
  time: ['Uhrzeit oder Dauer', 'Hora o duración', 'Heure ou durée', 'Time'],
  timeZone: ['Zeitzone', 'Zona horaria', 'Fuseau horaire'],
  timeline: ['Zeitachse', 'Cronología', 'Chronologie'],
  title: ['Titel', 'Título', 'Titre'],
  to: ['Bis oder nach', 'A', 'À'],
  top: ['Oben (in %)', 'Arriba (en %)', 'Haut (en %)', 'Top (%)'],
  trait: ['Eigenschaft', 'Característica', 'Propriété'],
  trust: ['Vertrauensaussage', 'Frase de confianza', 'Gage de confiance', 'Trust statement'],
  twitter: ['Twitter', 'Twitter', 'Twitter'],
  two: ['Zwei', 'Dos', 'Deux'],
  type: ['Arbeitszeit', 'Jornada', 'Durée du travail', 'Working hours'],
  unconfirmed: ['Unbestätigt', 'Sin confirmar', 'Non confirmé'],
  use: ['Verwendung', 'Uso', 'Usage'],
  validThrough: ['Bewerbungsschluss', 'Fin del plazo', 'Date limite', 'Last day for applications'],
  value: ['Wert', 'Valor', 'Valeur'],
  values: ['Werte', 'Valores', 'Valeurs'],
  vision: ['Vision', 'Visión', 'Vision'],
  week: ['Woche', 'Semana', 'Semaine'],
  weeks: ['Wochen', 'Semanas', 'Semaines'],
  what: ['Was', 'Qué', 'Intitulé'],
  when: ['Wann', 'Cuándo', 'Plage horaire'],
  wordmark: ['Schriftzug', 'Nombre en el logotipo', 'Logotype'],
  year: ['Jahr', 'Año', 'Année'],
  zero: ['Null', 'Cero', 'Zéro'],
};

/** The labels of collections by their folders, and of fields that only one of them has. */
const collectionWords: Readonly<Record<string, EditorWords>> = Object.fromEntries(
  allCollections.flatMap(([name, collection]) => [
    [folderOf(collection) || name, collection.editor.many],
    ...Object.entries(collection.editor.fields ?? {}),
  ]),
);

/**
 * The label of a field, page or block.
 * @param name its name in the files
 * @returns a label in the language; the name in words if it has none, as for pages of the site
 */
export function labelOf(name: string, language: LabelLanguage): string {
  const own = collectionWords[name];
  if (own) return own[language];
  const [de, es, fr, en = englishLabel(name)] = labels[name] ?? [];
  return { en, de, es, fr }[language] ?? englishLabel(name);
}

/** What an editor should know of a field beyond its bounds; the same for all fields of a name. */
const hints: Readonly<Record<string, EditorWords>> = {
  headTitle: {
    en: 'The short title for the browser tab and search results.',
    de: 'Der kurze Titel für den Browser-Tab und die Suchergebnisse.',
    es: 'El título corto para la pestaña del navegador y los resultados de búsqueda.',
    fr: 'Le titre court pour l’onglet du navigateur et les résultats de recherche.',
  },
  description: {
    en: 'Search results show it below the title.',
    de: 'Steht in Suchergebnissen unter dem Titel.',
    es: 'Aparece debajo del título en los resultados de búsqueda.',
    fr: 'Les résultats de recherche l’affichent sous le titre.',
  },
  excerpt: {
    en: 'For cards and feeds.',
    de: 'Für Karten und Feeds.',
    es: 'Para las tarjetas y los feeds.',
    fr: 'Pour les cartes et les flux.',
  },
  coverAlt: {
    en: 'Describe the picture for people who cannot see it.',
    de: 'Beschreiben Sie das Bild für Menschen, die es nicht sehen können.',
    es: 'Describa la imagen para quienes no pueden verla.',
    fr: 'Décrivez l’image pour les personnes qui ne peuvent pas la voir.',
  },
  alt: {
    en: 'Describe the picture for people who cannot see it.',
    de: 'Beschreiben Sie das Bild für Menschen, die es nicht sehen können.',
    es: 'Describa la imagen para quienes no pueden verla.',
    fr: 'Décrivez l’image pour les personnes qui ne peuvent pas la voir.',
  },
  publishAt: {
    en: 'The text appears at this time, or at once if empty. The date above must be the same day.',
    de: 'Zu diesem Zeitpunkt erscheint der Text; ohne Angabe sofort. Das Datum oben muss derselbe Tag sein.',
    es: 'El texto se publica en ese momento o, si el campo está vacío, de inmediato. La fecha de arriba debe ser la del mismo día.',
    fr: 'Le texte paraît à ce moment, ou tout de suite si le champ est vide. La date ci-dessus doit être celle du même jour.',
  },
  draft: {
    en: 'A draft is not published; previews show it.',
    de: 'Ein Entwurf wird nicht veröffentlicht; Vorschauen zeigen ihn.',
    es: 'Un borrador no se publica; las vistas previas lo muestran.',
    fr: 'Un brouillon n’est pas publié ; les aperçus l’affichent.',
  },
  reviewed: {
    en: 'When somebody last read the whole text and confirmed that it is correct.',
    de: 'Wann zuletzt jemand den ganzen Text gelesen und als richtig bestätigt hat.',
    es: 'Cuándo alguien leyó por última vez el texto completo y confirmó que es correcto.',
    fr: 'Quand quelqu’un a relu le texte en entier pour la dernière fois et confirmé qu’il est exact.',
  },
  order: {
    en: 'Smaller numbers come first. Count in tens.',
    de: 'Kleinere Zahlen kommen zuerst. Zählen Sie in Zehnerschritten.',
    es: 'Los números más bajos van primero. Cuente de diez en diez.',
    fr: 'Les petits nombres viennent en premier. Comptez de dix en dix.',
  },
  focus: {
    en: 'The part that stays visible when the picture is cropped.',
    de: 'Der Teil, der sichtbar bleibt, wenn das Bild beschnitten wird.',
    es: 'La parte que sigue visible cuando se recorta la imagen.',
    fr: 'La partie qui reste visible quand l’image est rognée.',
  },
  body: {
    en: 'Start sections with ##; use at least two. Put each picture in its own paragraph.',
    de: 'Beginnen Sie Abschnitte mit ##, mindestens zwei. Setzen Sie jedes Bild in einen eigenen Absatz.',
    es: 'Empiece las secciones con ##, al menos dos. Ponga cada imagen en un párrafo propio.',
    fr: 'Commencez les sections par ##, au moins deux. Placez chaque image dans son propre paragraphe.',
  },
};

/** The hint of a field; undefined for a field without one. */
export const hintOf = (name: string, language: LabelLanguage): string | undefined => hints[name]?.[language];

/** The hint for the length of a text, in characters. */
export function lengthHint(minLength: number, maxLength: number, language: LabelLanguage): string {
  const [from, to] = [minLength, maxLength];
  return minLength > 1
    ? {
        en: `${from} to ${to} characters.`,
        de: `${from} bis ${to} Zeichen.`,
        es: `De ${from} a ${to} caracteres.`,
        fr: `De ${from} à ${to} caractères.`,
      }[language]
    : {
        en: `At most ${to} characters.`,
        de: `Höchstens ${to} Zeichen.`,
        es: `Como máximo ${to} caracteres.`,
        fr: `${to} caractères au maximum.`,
      }[language];
}

/** The message for a text that does not match a pattern. */
export const patternMessage = (pattern: string, language: LabelLanguage): string =>
  ({
    en: `Does not match the format: ${pattern}`,
    de: `Entspricht nicht dem Format: ${pattern}`,
    es: `No coincide con el formato: ${pattern}`,
    fr: `Ne correspond pas au format : ${pattern}`,
  })[language];

/** The labels of a file or a group of the editor. */
const collectionLabels: Readonly<Record<string, EditorWords>> = {
  'data site': {
    en: 'Company, menus and settings',
    de: 'Unternehmen, Menüs und Einstellungen',
    es: 'Empresa, menús y ajustes',
    fr: 'Entreprise, menus et réglages',
  },
  'data claims': {
    en: 'Claims on the home page',
    de: 'Aussagen auf der Startseite',
    es: 'Mensajes clave de la página de inicio',
    fr: 'Arguments de la page d’accueil',
  },
  'data figures': {
    en: 'Figures on About us',
    de: 'Kennzahlen auf „Über uns“',
    es: 'Cifras de «Quiénes somos»',
    fr: 'Chiffres clés de la page « À propos »',
  },
  'data years': {
    en: 'Company history',
    de: 'Unternehmensgeschichte',
    es: 'Historia de la empresa',
    fr: 'Historique de l’entreprise',
  },
  'data testimonials': { en: 'Testimonials', de: 'Kundenstimmen', es: 'Testimonios', fr: 'Témoignages' },
  'data clients': { en: 'Clients', de: 'Kunden', es: 'Clientes', fr: 'Clients' },
  'data questions': {
    en: 'Questions and answers',
    de: 'Fragen und Antworten',
    es: 'Preguntas y respuestas',
    fr: 'Questions et réponses',
  },
  'data prices': { en: 'Prices', de: 'Preise', es: 'Precios', fr: 'Tarifs' },
  'data featured-cases': {
    en: 'Featured case studies',
    de: 'Hervorgehobene Fallstudien',
    es: 'Casos prácticos destacados',
    fr: 'Études de cas à la une',
  },
  'data project-filters': {
    en: 'Project categories',
    de: 'Kategorien der Projekte',
    es: 'Categorías de proyectos',
    fr: 'Catégories de projets',
  },
  'data post-categories': {
    en: 'Article categories',
    de: 'Kategorien der Artikel',
    es: 'Categorías de artículos',
    fr: 'Catégories d’articles',
  },
  'data redirects': { en: 'Redirects', de: 'Weiterleitungen', es: 'Redirecciones', fr: 'Redirections' },
  'data search': {
    en: 'Other search words',
    de: 'Weitere Suchwörter',
    es: 'Otras palabras de búsqueda',
    fr: 'Autres mots de recherche',
  },
  'data applications': {
    en: 'Sample applications',
    de: 'Beispielbewerbungen',
    es: 'Candidaturas de ejemplo',
    fr: 'Candidatures d’exemple',
  },
  'data legal-facts': {
    en: 'Dates and retention periods of the legal texts',
    de: 'Stand und Fristen der Rechtstexte',
    es: 'Fechas y plazos de los textos legales',
    fr: 'Dates et délais des textes juridiques',
  },
  'group pages': {
    en: 'Page texts',
    de: 'Texte der Seiten',
    es: 'Textos de las páginas',
    fr: 'Textes des pages',
  },
  'group own-pages': {
    en: 'Your own pages',
    de: 'Eigene Seiten',
    es: 'Páginas propias',
    fr: 'Vos propres pages',
  },
  'group legal': { en: 'Legal texts', de: 'Rechtstexte', es: 'Textos legales', fr: 'Textes juridiques' },
  'group data': {
    en: 'Company and lists',
    de: 'Unternehmen und Listen',
    es: 'Empresa y listas',
    fr: 'Entreprise et listes',
  },
};

/**
 * The label of a file or a group.
 * @param kind `data` for a file, `group` for a group of files
 * @throws RangeError if it has none
 */
export function collectionLabel(kind: 'data' | 'group', name: string, language: LabelLanguage): string {
  const words = collectionLabels[`${kind} ${name}`];
  if (!words) throw new RangeError(`build/editor/labels.ts: no label for ${kind} ${name}`);
  return words[language];
}

export const labelNames: readonly string[] = [...Object.keys(labels), ...Object.keys(collectionWords)];
