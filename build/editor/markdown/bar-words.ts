import type { WordsByLanguage } from '#build/editor/words-in.ts';
import type { Mark } from './write-mark.ts';

/** The words of the buttons above a field for Markdown. */
interface BarWords extends Readonly<Record<Mark, string>> {
  /** Inserted where no words are selected. */
  example: string;
  picture: string;
  file: string;
  alt: string;
  insert: string;
  cancel: string;
  leftOut: string;
  /** Where no server saves pictures; an example follows. */
  byHand: string;
  /** The text that replaces words that are struck out. */
  struckOut: (words: string) => string;
  struck: string;
}

export const markdownBarWords: WordsByLanguage<BarWords> = {
  en: {
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    list: 'List',
    link: 'Link',
    picture: 'Picture',
    example: 'text',
    file: 'Picture on this computer',
    alt: 'What it shows, for people who cannot see it',
    insert: 'Insert',
    cancel: 'Cancel',
    leftOut: 'Pictures were not pasted. Save each as a file, and add it with the button “Picture”.',
    struckOut: (words) => `(struck out: ${words})`,
    struck: 'Struck-out words are pasted in parentheses, as “struck out: …”. Delete or change them.',
    byHand: 'To add a picture, upload it under “Assets”, and write this in a paragraph of its own:',
  },
  de: {
    heading: 'Überschrift',
    bold: 'Fett',
    italic: 'Kursiv',
    list: 'Liste',
    link: 'Link',
    picture: 'Bild',
    example: 'Text',
    file: 'Bild auf diesem Computer',
    alt: 'Was es zeigt, für Menschen, die es nicht sehen können',
    insert: 'Einfügen',
    cancel: 'Abbrechen',
    leftOut:
      'Bilder wurden nicht eingefügt. Speichern Sie jedes als Datei und fügen Sie es mit „Bild“ hinzu.',
    struckOut: (words) => `(durchgestrichen: ${words})`,
    struck: 'Durchgestrichene Wörter stehen in Klammern: „durchgestrichen: …“. Löschen oder ändern Sie sie.',
    byHand: 'Ein Bild laden Sie unter „Medien“ hoch. Schreiben Sie dann in einen eigenen Absatz:',
  },
  es: {
    heading: 'Título',
    bold: 'Negrita',
    italic: 'Cursiva',
    list: 'Lista',
    link: 'Enlace',
    picture: 'Imagen',
    example: 'texto',
    file: 'Imagen de este equipo',
    alt: 'Qué muestra, para quienes no pueden verla',
    insert: 'Insertar',
    cancel: 'Cancelar',
    leftOut: 'Las imágenes no se han pegado. Guarde cada una como archivo y añádala con el botón «Imagen».',
    struckOut: (words) => `(tachado: ${words})`,
    struck: 'Lo tachado se ha pegado entre paréntesis: «tachado: …». Bórrelo o cámbielo.',
    byHand: 'Para añadir una imagen, súbala en «Recursos» y escriba en un párrafo propio:',
  },
  fr: {
    heading: 'Titre',
    bold: 'Gras',
    italic: 'Italique',
    list: 'Liste',
    link: 'Lien',
    picture: 'Image',
    example: 'texte',
    file: 'Image sur cet ordinateur',
    alt: 'Ce qu’elle montre, pour les personnes qui ne peuvent pas la voir',
    insert: 'Insérer',
    cancel: 'Annuler',
    leftOut:
      'Les images n’ont pas été collées. Enregistrez chacune dans un fichier et ajoutez-la avec le bouton « Image ».',
    struckOut: (words) => `(barré : ${words})`,
    struck: 'Les mots barrés sont collés entre parenthèses : « barré : … ». Supprimez-les ou modifiez-les.',
    byHand:
      'Pour ajouter une image, téléversez-la sous « Ressources », puis écrivez dans un paragraphe à part :',
  },
};
