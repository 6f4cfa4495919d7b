/** Files that other systems expect from people, and that the build makes here; each with what decides its content. */
const madeFiles: readonly { names: RegExp; advice: string }[] = [
  {
    names: /^robots\.txt$/i,
    advice:
      'the build writes robots.txt, which allows all pages: set pages in site.yaml to remove a page, and remove this file',
  },
  {
    names: /^sitemap(_index)?\.xml$/i,
    advice: 'the build writes sitemap.xml with every page: remove this file',
  },
  {
    names:
      /^(favicon(-\d+x\d+)?|apple-touch-icon(-\w+)*|android-chrome-\w+|mstile-\w+)\.(ico|png|svg|gif|jpg)$/i,
    advice:
      'icons are made from the logo: set a square picture as logo.icon in site.yaml, and remove this file',
  },
  {
    names: /^(manifest\.(json|webmanifest)|site\.webmanifest|browserconfig\.xml)$/i,
    advice: 'the build writes site.webmanifest from name, grounds and logo in site.yaml: remove this file',
  },
  {
    names: /^_redirects$/i,
    advice: 'the build writes this file: write its redirects into redirects.yaml, and remove it',
  },
  {
    names: /^_headers$/i,
    advice:
      'the build writes this file: set hsts and scriptsAfterConsent in site.yaml, on which headers depend, and remove it',
  },
  {
    names: /^\.well-known\/security\.txt$/i,
    advice: 'the build writes it from contact.security in site.yaml: remove this file',
  },
];

/** The same where nothing is published as it is. */
const madeBeside: typeof madeFiles = [
  ...madeFiles,
  {
    names: /^security\.txt$/i,
    advice: 'the build writes it from contact.security in site.yaml: remove this file',
  },
  {
    names: /^(feed|rss|atom|index)\.(xml|json)$/i,
    advice: 'the build writes the feed /blog/feed.xml from posts/: remove this file',
  },
  { names: /^index\.html?$/i, advice: 'pages/home.yaml has the texts of the home page: remove this file' },
  {
    names: /^404\.html?$/i,
    advice: 'pages/not-found.yaml has the texts of the error page: remove this file',
  },
];

const adviceIn = (list: typeof madeFiles, path: string): string | undefined =>
  list.find(({ names }) => names.test(path))?.advice;

/** What to do instead of a file in `files/`; undefined for what can be published. @param path below `files/` */
export const insteadOfOwnFile = (path: string): string | undefined => adviceIn(madeFiles, path);

/** What to do instead of a file in another place of the folder; undefined for any other name. @param base its name */
export const insteadOfFile = (base: string): string | undefined => adviceIn(madeBeside, base);
