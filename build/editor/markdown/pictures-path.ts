/** Where the server of `npm run edit` saves pictures of texts. */
export const picturesPath = '/edit/pictures';
