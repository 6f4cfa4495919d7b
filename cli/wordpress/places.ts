import { anchorOf } from '#content/read/article.ts';
import { pathProblems } from '#content/collections/file-names.ts';
import type { Site } from '#content/load-site.ts';
import { decoded } from '#shared/redirect-rules.ts';
import { plainText } from '#content/markdown/plain-text.ts';
import type { Item, WordPressExport } from './wxr.ts';

export interface Place {
  item: Item;
  language: string;
  /** `kept`: its text is kept in `wordpress/` for a person, because the site shows nothing of this kind. */
  kind: 'post' | 'page' | 'kept';
  /** Below the folder of the site. */
  file: string;
  /** Where its old address leads, without a language. */
  path: string;
  /** Whether visitors could read it, and can now. */
  isShown: boolean;
  /** Whether an earlier import wrote it. */
  isKnown: boolean;
  /** Why it is kept. */
  reason?: string;
}

/** What earlier imports did: the file of each thing by its id, and when WordPress last changed it. */
export type Imported = Readonly<Record<string, { file: string; modified: string }>>;

export interface PlacesContext {
  site: Site;
  /** Language of items without one. */
  language: string;
  imported: Imported;
  hasFile: (file: string) => boolean;
  /** Ids of things whose text the site refused, with the reason. */
  refused: ReadonlyMap<string, string>;
}

/** Pages that every site of the product has, by what companies call them. */
const productPages: readonly (readonly [names: RegExp, path: string])[] = [
  [/^(home|homepage|front-page|startseite|inicio|accueil)$/, '/'],
  [
    /^(about|about-us|ueber-uns|uber-uns|quienes-somos|sobre-nosotros|nosotros|a-propos|qui-sommes-nous)$/,
    '/about',
  ],
  [/^(team|our-team|unser-team|equipo|equipe)$/, '/team'],
  [/^(services?|our-services|leistungen|servicios|prestations|nos-services)$/, '/services'],
  [/^(contact|contact-us|kontakt|contacto|contactez-nous)$/, '/contact'],
  [/^(careers?|jobs|karriere|stellenangebote|empleo|recrutement|carrieres)$/, '/careers'],
  [/^(blog|news|aktuelles|noticias|actualites)$/, '/blog'],
  [/^(portfolio|projects|projekte|referenzen|proyectos|projets|references)$/, '/portfolio'],
  [/^(faq|faqs)$/, '/resources/faq'],
  [
    /^(privacy|privacy-policy|datenschutz|datenschutzerklaerung|politica-de-privacidad|confidentialite|politique-de-confidentialite)$/,
    '/privacy-policy',
  ],
  [/^(terms|terms-conditions|terms-and-conditions|agb|terminos-y-condiciones|cgv)$/, '/terms-conditions'],
];

/** What WordPress and its plugins keep for themselves. */
const technical =
  /^(attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*|elementor_.*|wpcf7_contact_form|shop_order.*|scheduled-action)$/;

/** The last part of an address: ASCII, also for one in another script. */
function slugOf({ slug, title, id, type }: Item, language: string): string {
  const [made = ''] = [decoded(slug) ?? slug, plainText(title)]
    .map((one) => (/[a-z0-9]/i.test(one.normalize('NFD')) ? anchorOf(one, language) : ''))
    .filter((one) => one.length > 1);
  return made === '' ? `${type}-${id}` : made.slice(0, 90).replace(/-+$/, '');
}

/** The language that Polylang or WPML gave to something. */
export const languageTerm = ({ terms }: Item): string | undefined =>
  terms
    .find(({ taxonomy }) => taxonomy === 'language')
    ?.slug.split(/[-_]/)[0]
    ?.toLowerCase();

/** The page of the product that says the same, if its name or its address say so. */
function productPageOf(
  item: Item,
  { url }: WordPressExport,
  languages: readonly string[],
  slug: string,
): string | undefined {
  const rest = item.link
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(url.replace(/^https?:\/\/(www\.)?/, ''), '');
  const isHome = rest.replaceAll('/', '') === '' || languages.includes(rest.replaceAll('/', ''));
  if (isHome && item.link !== '') return '/';
  return productPages.find(([names]) => names.test(slug))?.[1];
}

/** Where everything that an export has goes, and how much of what goes nowhere. */
export function placesOf(
  exported: WordPressExport,
  { site, language: unnamed, imported, hasFile, refused }: PlacesContext,
): { places: Place[]; leftOut: Map<string, number> } {
  const { languages, defaultLanguage } = site;
  const leftOut = new Map<string, number>();
  const leave = (what: string) => void leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  const isMoved = (item: Item): boolean => {
    if (technical.test(item.type))
      leave(
        item.type === 'attachment'
          ? 'media entries (files that texts use are copied)'
          : `“${item.type}” (of WordPress or a plugin)`,
      );
    else if (!/^(publish|future|draft|pending|private)$/.test(item.status)) leave(`“${item.status}”`);
    else return true;
    return false;
  };
  const moved = exported.items.filter(isMoved);
  const groupOf = ({ id, type, terms }: Item) =>
    `${type} ${terms.find(({ taxonomy }) => taxonomy === 'post_translations')?.slug ?? id}`;
  const groups = Map.groupBy(moved, groupOf);
  const taken = new Set<string>();

  const freeName = (folder: string, wanted: string, codes: readonly string[]): string => {
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? wanted : `${wanted}-${count}`;
      const files = codes.map((code) => `${folder}/${name}.${code}.md`);
      const isFine = folder.startsWith('wordpress')
        ? !files.some(hasFile)
        : pathProblems(files, languages).length === 0;
      if (isFine && !files.some((file) => taken.has(file))) {
        files.forEach((file) => taken.add(file));
        return name;
      }
      // A name that belongs to the product is free with a number.
      if (count > 10_000) return `${wanted}-${taken.size}`;
    }
  };

  const inGroup = (group: readonly Item[]): Place[] => {
    const isForeign = (item: Item) => !languages.includes(languageTerm(item) ?? unnamed);
    const codeOf = (item: Item) => (isForeign(item) ? defaultLanguage : (languageTerm(item) ?? unnamed));
    const first = group.find((item) => !isForeign(item) && codeOf(item) === defaultLanguage) ?? group[0];
    if (!first) return [];
    const { type } = first;
    const [folder, base] = type === 'post' ? ['posts', '/blog/'] : ['pages', '/'];
    const known = group.flatMap(({ id }) => imported[id]?.file ?? []).find((file) => file.startsWith(folder));
    const slug = slugOf(first, codeOf(first));
    const codes = [...new Set(group.map(codeOf))];
    const name =
      known?.replace(/^\w+\/(.*)\.\w+\.md$/, '$1') ??
      (group.every(isForeign) ? slug : freeName(folder, slug, codes));
    const product = type === 'page' ? productPageOf(first, exported, languages, slug) : undefined;
    const hasOriginal =
      type === 'page' ||
      codeOf(first) === defaultLanguage ||
      (known !== undefined && hasFile(`posts/${name}.${defaultLanguage}.md`));
    return group.map((item, index) => {
      const language = codeOf(item);
      const file = `${folder}/${name}.${language}.md`;
      const earlier = imported[item.id]?.file;
      const isKnown = earlier !== undefined;
      const isPublic = item.status === 'publish' && !item.hasPassword;
      const reason =
        refused.get(item.id) ??
        (type !== 'post' && type !== 'page'
          ? `the site has no “${type}”`
          : product !== undefined
            ? `the site has its own page ${product}`
            : isForeign(item)
              ? `in “${languageTerm(item)}”, which is not a language of the site`
              : !hasOriginal
                ? `there is no version in “${defaultLanguage}”, the first language of the site`
                : group.findIndex((one) => codeOf(one) === language) < index
                  ? 'another translation has the same language'
                  : type === 'page' && !isPublic
                    ? 'it was not public'
                    : !isKnown && hasFile(file)
                      ? `${file} exists already`
                      : undefined);
      const isKept = reason !== undefined || earlier?.startsWith('wordpress/') === true;
      if (!isKept || earlier?.startsWith(folder) === true)
        return {
          item,
          language,
          kind: type === 'post' ? 'post' : 'page',
          file: earlier ?? file,
          path: base + name,
          isShown: isPublic && (!isKnown || hasFile(earlier)),
          isKnown,
        };
      const keptIn = `wordpress/${type.replaceAll(/[^a-z0-9-]/g, '-')}`;
      const code = languageTerm(item) ?? unnamed;
      const kept = earlier ?? `${keptIn}/${freeName(keptIn, slugOf(item, language), [code])}.${code}.md`;
      // A page of this name may be in the site, or in another language.
      const path =
        product ??
        (/^(post|page)$/.test(type)
          ? base + name
          : (productPages.find(([names]) => names.test(type))?.[1] ?? '/'));
      return {
        item,
        language,
        kind: 'kept',
        file: kept,
        path,
        isShown: isPublic,
        isKnown,
        reason: reason ?? 'an earlier import kept it',
      };
    });
  };
  return { places: [...groups.values()].flatMap(inGroup), leftOut };
}
