import type * as v from 'valibot';
import { applicationsSchema } from '#content/schema/applications.ts';
import { claimSchema } from '#content/schema/claims.ts';
import { clientsSchema } from '#content/schema/clients.ts';
import { figureSchema, yearSchema } from '#content/schema/company-figures.ts';
import { featuredCaseSchema, projectFilterSchema } from '#content/schema/projects.ts';
import { redirectsSchema } from '#content/schema/redirects.ts';
import { searchSchema } from '#content/schema/search-words.ts';
import { testimonialSchema } from '#content/schema/testimonials.ts';
import { legalFactsSchema } from '#content/schema/text-pages.ts';
import { categoriesSchema } from '#content/schema/texts.ts';
import { siteSchema } from '#content/site-file/site.ts';
import type { Fields, ItemSchema, Localized, PartsIn } from '#content/read/site-reader.ts';
import type { EditorWords } from './define-collection.ts';
import { priceSchema } from './prices.ts';

/*
 * Files with data of the whole site, by their names in `Site`, in the order of the editor. The loader, the editions of
 * a site, the schemas for editors and the editor itself read this table.
 */

interface DataFileKind {
  files: `${string}.yaml`;
  label: EditorWords;
  /** The field by which other files name its items, and what messages call an item. */
  named?: { by: string; noun: string };
}

interface ItemKind {
  facts: Fields;
  words: Fields;
}

/** A list of items, of one or more kinds, with the texts below the code of each language. */
export interface ListFile extends DataFileKind {
  list: Pick<ItemSchema<Fields, Fields>, 'facts' | 'least' | 'most'> &
    (ItemKind | { words: (facts: never) => Fields; kinds: readonly ItemKind[] });
}

/** A file of one shape for all languages. */
interface WholeFile extends DataFileKind {
  schema: (languages: readonly string[]) => v.GenericSchema;
  /** Its value where the site has no such file or the file has mistakes; without it, the loader has its own rule. */
  empty?: unknown;
}

export const dataFiles = {
  site: {
    files: 'site.yaml',
    schema: () => siteSchema,
    label: {
      en: 'Company, menus and settings',
      de: 'Unternehmen, Menüs und Einstellungen',
      es: 'Empresa, menús y ajustes',
      fr: 'Entreprise, menus et réglages',
    },
  },
  claims: {
    files: 'home-claims.yaml',
    list: claimSchema,
    label: {
      en: 'Claims on the home page',
      de: 'Aussagen auf der Startseite',
      es: 'Mensajes clave de la página de inicio',
      fr: 'Arguments de la page d’accueil',
    },
  },
  figures: {
    files: 'about-figures.yaml',
    list: figureSchema,
    label: {
      en: 'Figures on About us',
      de: 'Kennzahlen auf „Über uns“',
      es: 'Cifras de «Quiénes somos»',
      fr: 'Chiffres clés de la page « À propos »',
    },
  },
  years: {
    files: 'years.yaml',
    list: yearSchema,
    label: {
      en: 'Company history',
      de: 'Unternehmensgeschichte',
      es: 'Historia de la empresa',
      fr: 'Historique de l’entreprise',
    },
  },
  testimonials: {
    files: 'testimonials.yaml',
    list: testimonialSchema,
    named: { by: 'person', noun: 'testimonial' },
    label: { en: 'Testimonials', de: 'Kundenstimmen', es: 'Testimonios', fr: 'Témoignages' },
  },
  clients: {
    files: 'clients.yaml',
    schema: () => clientsSchema,
    empty: [],
    label: { en: 'Clients', de: 'Kunden', es: 'Clientes', fr: 'Clients' },
  },
  prices: {
    files: 'prices.yaml',
    list: priceSchema,
    named: { by: 'id', noun: 'price' },
    label: { en: 'Prices', de: 'Preise', es: 'Precios', fr: 'Tarifs' },
  },
  featuredCases: {
    files: 'featured-cases.yaml',
    list: featuredCaseSchema,
    label: {
      en: 'Featured case studies',
      de: 'Hervorgehobene Fallstudien',
      es: 'Casos prácticos destacados',
      fr: 'Études de cas à la une',
    },
  },
  projectFilters: {
    files: 'project-filters.yaml',
    list: projectFilterSchema,
    named: { by: 'id', noun: 'category' },
    label: {
      en: 'Project categories',
      de: 'Kategorien der Projekte',
      es: 'Categorías de proyectos',
      fr: 'Catégories de projets',
    },
  },
  postCategories: {
    files: 'posts/categories.yaml',
    schema: categoriesSchema,
    named: { by: 'id', noun: 'category in posts/categories.yaml' },
    label: {
      en: 'Article categories',
      de: 'Kategorien der Artikel',
      es: 'Categorías de artículos',
      fr: 'Catégories d’articles',
    },
  },
  redirects: {
    files: 'redirects.yaml',
    schema: () => redirectsSchema,
    empty: [],
    label: { en: 'Redirects', de: 'Weiterleitungen', es: 'Redirecciones', fr: 'Redirections' },
  },
  searchWords: {
    files: 'search.yaml',
    schema: searchSchema,
    empty: [],
    label: {
      en: 'Other search words',
      de: 'Weitere Suchwörter',
      es: 'Otras palabras de búsqueda',
      fr: 'Autres mots de recherche',
    },
  },
  applications: {
    files: 'applications.yaml',
    schema: () => applicationsSchema,
    empty: { received: [], arrivals: [] },
    label: {
      en: 'Sample applications',
      de: 'Beispielbewerbungen',
      es: 'Candidaturas de ejemplo',
      fr: 'Candidatures d’exemple',
    },
  },
  legal: {
    files: 'legal/settings.yaml',
    schema: legalFactsSchema,
    label: {
      en: 'Dates and retention periods of the legal texts',
      de: 'Stand und Fristen der Rechtstexte',
      es: 'Fechas y plazos de los textos legales',
      fr: 'Dates et délais des textes juridiques',
    },
  },
} as const satisfies Readonly<Record<string, ListFile | WholeFile>>;

type DataFiles = typeof dataFiles;
type NameWith<Field extends string> = {
  [Name in keyof DataFiles]: DataFiles[Name] extends Readonly<Record<Field, unknown>> ? Name : never;
}[keyof DataFiles];

export type ListName = NameWith<'list'>;

type ItemOf<Kind> = Kind extends { facts: infer Facts extends Fields; words: infer Words extends Fields }
  ? PartsIn<Facts, Words>
  : never;

export type ListItem<Name extends ListName> = DataFiles[Name]['list'] extends {
  kinds: readonly (infer Kind)[];
}
  ? ItemOf<Kind>
  : ItemOf<DataFiles[Name]['list']>;

export type Lists = { [Name in ListName]: Localized<ListItem<Name>[]> };

/** What a file of one shape for all languages says. */
export type WholeOf<Name extends NameWith<'schema'>> = v.InferOutput<ReturnType<DataFiles[Name]['schema']>>;

export type Wholes = { [Name in NameWith<'empty'>]: WholeOf<Name> };

type NamedFile<Name, File> = readonly (readonly [Name, File])[];

// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const entries = Object.entries(dataFiles) as unknown as NamedFile<never, ListFile | WholeFile>;

export const listFiles: NamedFile<ListName, ListFile> = entries.flatMap(([name, file]) =>
  'list' in file ? [[name, file] as const] : [],
);

/** The files of one shape that may be missing. */
export const wholeFiles: NamedFile<keyof Wholes, WholeFile> = entries.flatMap(([name, file]) =>
  'empty' in file ? [[name, file] as const] : [],
);
