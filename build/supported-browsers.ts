/**
 * Browsers, by the name that browserslist gives them and the first version that counts. The build compiles
 * for them, and the documentation names them from here.
 */
type Versions = Record<'chrome' | 'edge' | 'firefox' | 'safari' | 'ios_saf', string>;

/**
 * The oldest versions that get the design: those that know light-dark() and popovers. What is older gets a plain page
 * that can be read (src/styles/old-browsers.css). Scripts and styles are written for these and for nothing older.
 */
export const designedFor: Versions = {
  chrome: '123',
  edge: '123',
  firefox: '125',
  safari: '17.5',
  ios_saf: '17.5',
};

/** What CSS tells those versions by; older ones ignore the styles behind it. */
export const designCondition = '(color: light-dark(red, red)) and selector(:popover-open)';

/**
 * `designedFor` in the words of the tools that compile: `chrome123`, `ios17.5`.
 * @returns one entry per browser
 */
export function compileTargets(): string[] {
  return Object.entries(designedFor).map(
    ([browser, version]) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`,
  );
}
