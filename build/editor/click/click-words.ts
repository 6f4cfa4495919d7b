import type { EditorWords } from '#content/collections/define-collection.ts';
import type { LabelLanguage } from '#build/editor/labels.ts';

/** The words of the panel on the pages of the site. Parts in braces are filled in. */
export const clickWords = {
  edit: { en: 'Edit', de: 'Bearbeiten', es: 'Editar', fr: 'Modifier' },
  editPage: {
    en: 'Edit this page',
    de: 'Diese Seite bearbeiten',
    es: 'Editar esta página',
    fr: 'Modifier cette page',
  },
  on: {
    en: 'Click a text to open it in the editor. Links do not open while Edit is on.',
    de: 'Klicken Sie auf einen Text, um ihn im Editor zu öffnen. Solange „Bearbeiten“ an ist, öffnen sich keine Links.',
    es: 'Haga clic en un texto para abrirlo en el editor. Mientras «Editar» está activado, los enlaces no se abren.',
    fr: 'Cliquez sur un texte pour l’ouvrir dans l’éditeur. Tant que « Modifier » est activé, les liens ne s’ouvrent pas.',
  },
  open: { en: 'Open the editor', de: 'Editor öffnen', es: 'Abrir el editor', fr: 'Ouvrir l’éditeur' },
  notOpen: {
    en: 'The editor is not open. Open it and choose the folder there, then try again.',
    de: 'Der Editor ist nicht geöffnet. Öffnen Sie ihn, wählen Sie dort den Ordner und versuchen Sie es noch einmal.',
    es: 'El editor no está abierto. Ábralo, elija allí la carpeta y vuelva a intentarlo.',
    fr: 'L’éditeur n’est pas ouvert. Ouvrez-le, choisissez-y le dossier, puis réessayez.',
  },
  noFolder: {
    en: 'Choose the folder in the editor’s tab, then try again.',
    de: 'Wählen Sie im Tab des Editors den Ordner und versuchen Sie es noch einmal.',
    es: 'Elija la carpeta en la pestaña del editor y vuelva a intentarlo.',
    fr: 'Choisissez le dossier dans l’onglet de l’éditeur, puis réessayez.',
  },
  unsaved: {
    en: 'The editor has unsaved changes: {title}. Save or discard them, then try again.',
    de: 'Im Editor gibt es nicht gespeicherte Änderungen: {title}. Speichern oder verwerfen Sie sie und versuchen Sie es noch einmal.',
    es: 'El editor tiene cambios sin guardar: {title}. Guárdelos o descártelos y vuelva a intentarlo.',
    fr: 'L’éditeur contient des modifications non enregistrées : {title}. Enregistrez-les ou annulez-les, puis réessayez.',
  },
  opened: {
    en: 'Opened in the editor’s tab: {title}',
    de: 'Im Tab des Editors geöffnet: {title}',
    es: 'Abierto en la pestaña del editor: {title}',
    fr: 'Ouvert dans l’onglet de l’éditeur : {title}',
  },
  word: {
    en: 'The site may show this text in several places. The new text appears in all of them. Leave it empty for the original text.',
    de: 'Die Website zeigt diesen Text möglicherweise an mehreren Stellen. Der neue erscheint an allen. Lassen Sie das Feld leer, um den ursprünglichen Text wiederherzustellen.',
    es: 'Es posible que el sitio muestre este texto en varios lugares. El nuevo aparecerá en todos. Deje el campo vacío para recuperar el texto original.',
    fr: 'Le site affiche peut-être ce texte à plusieurs endroits. Le nouveau apparaîtra partout. Laissez le champ vide pour rétablir le texte d’origine.',
  },
  placeholders: {
    en: 'Keep {names}: the page fills in the value.',
    de: 'Behalten Sie {names} bei: Die Seite setzt dort den Wert ein.',
    es: 'Conserve {names}: la página pone ahí el valor.',
    fr: 'Conservez {names} : la page y insère la valeur.',
  },
  save: { en: 'Save', de: 'Speichern', es: 'Guardar', fr: 'Enregistrer' },
  saved: {
    en: 'Saved. The page shows it in a moment.',
    de: 'Gespeichert. Die Seite zeigt es gleich.',
    es: 'Guardado. La página lo mostrará enseguida.',
    fr: 'Enregistré. La page l’affichera dans un instant.',
  },
  text: { en: 'Text', de: 'Text', es: 'Texto', fr: 'Texte' },
  defaultText: {
    en: 'A default text: open its page in the editor to copy it to your site',
    de: 'Ein Standardtext: Öffnen Sie seine Seite im Editor, um sie in Ihre Website zu übernehmen',
    es: 'Un texto predeterminado: abra su página en el editor para copiarla a su sitio',
    fr: 'Un texte par défaut : ouvrez sa page dans l’éditeur pour la copier dans votre site',
  },
  noForm: {
    en: 'This text is in no form. Edit it in its file.',
    de: 'Für diesen Text gibt es kein Formular. Bearbeiten Sie ihn in seiner Datei.',
    es: 'Este texto no está en ningún formulario. Edítelo en su archivo.',
    fr: 'Ce texte ne se trouve dans aucun formulaire. Modifiez-le dans son fichier.',
  },
  several: {
    en: 'This text is in several places:',
    de: 'Dieser Text steht an mehreren Stellen:',
    es: 'Este texto está en varios lugares:',
    fr: 'Ce texte se trouve à plusieurs endroits :',
  },
  noPageForm: {
    en: 'The editor has no form for this page.',
    de: 'Der Editor hat für diese Seite kein Formular.',
    es: 'El editor no tiene ningún formulario para esta página.',
    fr: 'L’éditeur n’a pas de formulaire pour cette page.',
  },
  noText: {
    en: 'There is no text here.',
    de: 'Hier ist kein Text.',
    es: 'Aquí no hay texto.',
    fr: 'Il n’y a pas de texte ici.',
  },
  notFound: {
    en: 'Not found in any file. The page probably generates this text: a date, a number or a combination of texts.',
    de: 'In keiner Datei gefunden. Vermutlich erzeugt die Seite diesen Text: ein Datum, eine Zahl oder eine Kombination von Texten.',
    es: 'No se encuentra en ningún archivo. Probablemente la página genera este texto: una fecha, un número o una combinación de textos.',
    fr: 'Introuvable dans les fichiers. La page génère sans doute ce texte : une date, un nombre ou une combinaison de textes.',
  },
} as const satisfies Readonly<Record<string, EditorWords>>;

/** Says a word of the panel in a language. */
export const sayIn =
  (language: LabelLanguage) =>
  (key: keyof typeof clickWords, values: Readonly<Record<string, string>> = {}): string =>
    clickWords[key][language].replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
