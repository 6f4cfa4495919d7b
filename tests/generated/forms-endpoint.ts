/** Where the forms of the generated site are posted to. */
export const formsEndpoint = 'https://forms.example/f/generated';
