import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';
import { editorConfig, type EditorConfig, type EditorSite } from '#build/editor/config.ts';

/** What the editor knows of a tiny site. */
export const editorSite: EditorSite = {
  name: 'Acme',
  origin: 'https://acme.example',
  languages: ['en', 'de'],
  backend: { name: 'github', repo: 'acme/site', branch: 'main' },
  folder: 'acme/',
  files: [],
  choices: {},
};

export const editorFixture = (own: Partial<EditorSite>): EditorConfig =>
  editorConfig({ ...editorSite, ...own });

/** A company whose editor is in Spanish. */
export const spanishSite = readSite(
  new SiteSource(
    'cobalto',
    fixtureFiles({
      languages: ['es', 'en'],
      jobs: [{ id: 'redes' }],
      files: {
        'posts/categories.yaml': '- id: news\n  name: { es: Noticias, en: News }\n',
        'posts/cortes.es.md': '---\ntitle: Cortes de luz\n---\n\nText.\n',
        'testimonials.yaml':
          '- person: joan\n  es: { content: Una frase que es lo bastante larga para la prueba. }\n',
      },
    }),
  ),
);
