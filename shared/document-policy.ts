/** Name of the one Trusted Types policy: fetched pages are parsed into documents (src/app/fetch-page.ts). */
export const documentPolicy = 'pages';
