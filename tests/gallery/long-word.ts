/** A typical long German word, without a place to break. */
export const longWord = 'Datenschutzgrundverordnungsbeauftragte';
