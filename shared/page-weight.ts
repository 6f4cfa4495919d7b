/** What the first visit of a page loads, compressed as it is sent. */
export interface PageWeight {
  /** By kind of file; `pages` are HTML and styles. */
  bytes: Record<'images' | 'scripts' | 'fonts' | 'pages', number>;
  /** How many files. */
  files: number;
}
