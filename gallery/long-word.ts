/** As long as the words of German get, without a place to break. */
export const longWord = 'Datenschutzgrundverordnungsbeauftragte';
