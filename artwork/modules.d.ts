/**
 * What the modules that artwork/build.ts writes export, the same for every site
 * (docs/decisions/014-a-site-has-its-own-output.md). What differs in number between sites is a record by name:
 * read it with `named` of content/named.ts.
 */

type Picture = import('./picture.ts').Picture;
type Still = import('./picture.ts').Still;
type Spot = import('./picture.ts').Spot;

declare module '#artwork/app.ts' {
  export const appHero: Picture;
  export const appStages: Record<'discovery' | 'design' | 'development' | 'support', Picture>;
}
declare module '#artwork/article-covers.ts' {
  /** By the id of a post, also of unpublished ones. */
  export const articleCovers: Readonly<Record<string, import('./picture.ts').CoverDrawing>>;
}
declare module '#artwork/city-map.ts' {
  export const cityMap: Picture;
  export const cityMapOffice: Spot;
  /** False for a city without a map: then the picture shows rings around the office. */
  export const isCityMapped: boolean;
  export const cityMapHexagons: number;
}
declare module '#artwork/closings.ts' {
  /** The subject of a page's hero in its finished state. */
  export const closings: Readonly<
    Record<'services' | (typeof import('../content/schema/service-parts.ts').heroPictures)[number], Picture>
  >;
}
declare module '#artwork/cloud.ts' {
  export const cloudHero: Picture;
  export const cloudStages: Record<'survey' | 'move' | 'run', Picture>;
}
declare module '#artwork/covers.ts' {
  export const covers: Readonly<Record<string, import('./picture.ts').CoverDrawing>>;
}
declare module '#artwork/crew.ts' {
  /** Everyone who works here, the people of the Team page in front; null when they do not fit. */
  export const crew: { picture: Picture; people: number; shown: number } | null;
}
declare module '#artwork/database.ts' {
  export const databaseHero: Picture;
}
declare module '#artwork/devops.ts' {
  export const devopsHero: Picture;
}
declare module '#artwork/drill-core.ts' {
  export const drillCore: { viewBox: string; ground: string; slices: readonly string[] };
  export const frieze: Picture;
}
declare module '#artwork/fonts.ts' {
  export const fontPreloads: readonly string[];
  /** The letters of headings by their width in per cent of the font size. */
  export const headingLetters: readonly (readonly [width: number, letters: string])[];
}
declare module '#artwork/free-seat.ts' {
  export const freeSeat: Picture;
}
declare module '#artwork/gate.ts' {
  export const gate: Picture;
}
declare module '#artwork/glyphs.ts' {
  export const glyphs: Readonly<Record<string, Picture>>;
}
declare module '#artwork/hero.ts' {
  /** Groups in the order in which they rise, all of them as one, and the counted columns. */
  export const hero: {
    viewBox: string;
    groups: readonly string[];
    whole: string;
    columns: number;
  };
}
declare module '#artwork/interface.ts' {
  /** The sprites of the interface icons: `<use href={`${interfaceSprites.common}#${name}`} />`. */
  export const interfaceSprites: Record<'common' | 'page', string>;
  /** The icons of the page sprite; all others are in the common one. */
  export const pageIcons: ReadonlySet<string>;
  type Icons = typeof import('./publish/interface-icons.ts');
  /** The name of an icon. */
  export type InterfaceIconName = Icons['commonIconNames'][number] | Icons['pageIconNames'][number];
}
declare module '#artwork/joints.ts' {
  export const joints: Still;
}
declare module '#artwork/keyplans.ts' {
  export const keyplans: readonly Picture[];
}
declare module '#artwork/library.ts' {
  /** A pile for each shelf of the resources; null where a pile would be too high. */
  export const library: {
    picture: Picture;
    caseStudies: number;
    whitePapers: number;
    questions: number;
  } | null;
}
declare module '#artwork/missing.ts' {
  /** `narrow` is composed for phones. */
  export const missing: Record<'wide' | 'narrow', Picture>;
}
declare module '#artwork/month.ts' {
  export const monthComb: ReturnType<typeof import('./pictures/month.ts').monthComb>;
}
declare module '#artwork/mountain.ts' {
  /** As many columns as the figures of the site count; null where they cannot be drawn. */
  /** `keys`: a sample column of each part for the legend, from the middle outwards. */
  export const mountain: { picture: Picture; columns: number; keys: readonly Picture[] } | null;
}
declare module '#artwork/panorama.ts' {
  /** A site and the place of its flag for each project, in order; null for more projects than sites. */
  export const panorama: { picture: Picture; flags: readonly Spot[] } | null;
}
declare module '#artwork/people.ts' {
  export const people: Readonly<Record<string, Record<'portrait' | 'bust' | 'avatar', Still>>>;
}
declare module '#artwork/photos.ts' {
  /** By file, such as `images/yard.jpg`; `still` is a JPEG in the artwork folder, for PDFs and link previews. */
  export const photos: Readonly<Record<string, import('./picture.ts').Photo & { still: string }>>;
}
declare module '#artwork/roster.ts' {
  /** People as solid columns, open roles as outlines with their tops from the left; null as `isRoster` says. */
  export const roster:
    | (Record<'wide' | 'narrow', Picture & { openTops: readonly Spot[] }> & {
        people: number;
        openRoles: number;
      })
    | null;
}
declare module '#artwork/security.ts' {
  export const securityWall: Picture;
  /** The tops of the ten columns, in the order of the services. */
  export const securityWallNumbers: readonly Spot[];
  /** For each of the ten columns, the wall with only its outline. */
  export const securityWallGaps: readonly Picture[];
  export const ruleBooks: Record<'gdpr' | 'hipaa' | 'pciDss', Picture>;
}
declare module '#artwork/service-icons.ts' {
  /** `card` at one scale for all, `tight` is square and fills its box. */
  export const serviceIcons: Readonly<Record<string, Record<'card' | 'tight', Picture>>>;
}
declare module '#artwork/site-tree.ts' {
  /** A column for each page; null where there is no place for all. */
  export const siteTree: { picture: Picture; home: number; main: number; inner: number } | null;
}
declare module '#artwork/skyline.ts' {
  export const skyline: Picture;
}
declare module '#artwork/support.ts' {
  export const supportHero: Picture;
}
declare module '#artwork/technology-logos.ts' {
  /** By family and id. */
  export const technologyLogos: Readonly<Record<string, Readonly<Record<string, Picture>>>>;
}
declare module '#artwork/value-figures.ts' {
  export const values: Record<'innovation' | 'growth' | 'impact', Picture>;
}
declare module '#artwork/web.ts' {
  export const webHero: Picture;
  export const causeway: Picture;
}
declare module '#artwork/white-papers.ts' {
  /** By subject. */
  export const whitePapers: Readonly<Record<string, Picture>>;
}
