import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import plugin from './layers-plugin.ts';
import { breachesOf, importsOf, parseLayers } from './layers.ts';

/** The tests use the project's own table, so that they fail when it becomes weaker. */
const layers = parseLayers(readFileSync(new URL('../../layers.json', import.meta.url), 'utf8'));

const breaches = (file: string, source: string) => breachesOf(layers, file, importsOf(file, source));

describe('what a file imports', () => {
  it('finds every way of importing', () => {
    const source = `
      import { a } from './a.ts';
      import type { B } from './b.ts';
      import { type C } from './c.ts';
      import './d.css';
      export * from './e.ts';
      export { f } from './f.ts';
      const g = await import('./g.ts');
      let h: typeof import('./h.ts');
      const i = import.meta.glob<{ x: number }>(['./i/*.ts', './j/*.ts'], { eager: true });
    `;
    expect(importsOf('x.ts', source)).toEqual([
      { specifier: './a.ts', isTypeOnly: false },
      { specifier: './b.ts', isTypeOnly: true },
      { specifier: './c.ts', isTypeOnly: true },
      { specifier: './d.css', isTypeOnly: false },
      { specifier: './e.ts', isTypeOnly: false },
      { specifier: './f.ts', isTypeOnly: false },
      { specifier: './g.ts', isTypeOnly: false },
      { specifier: './h.ts', isTypeOnly: true },
      { specifier: './i/*.ts', isTypeOnly: false },
      { specifier: './j/*.ts', isTypeOnly: false },
    ]);
  });
});

describe('planted violations', () => {
  it.each([
    ['shared/routes.ts', './i18n/translator.ts'],
    ['src/browser/delay.ts', '../content/collections/posts.ts'],
    ['src/components/button.tsx', '../features/newsletter/newsletter-form.tsx'],
    ['src/browser/delay.ts', '../components/button.tsx'],
    ['src/components/button.tsx', '../../shared/forms/enquiry.ts'],
    ['src/pages/home/home.page.tsx', '../../../shared/forms/enquiry.ts'],
    ['src/pages/home/home.data.ts', '../../../content/schema/texts.ts'],
    ['src/components/button.tsx', '../../shared/i18n/translator.ts'],
    ['src/components/steps.tsx', '../features/newsletter/newsletter-form.tsx'],
    ['src/components/steps.tsx', '../../content/collections/services.ts'],
    ['src/features/newsletter/newsletter-form.tsx', '../../../server/live/forms.ts'],
    ['src/features/newsletter/newsletter-form.tsx', '../consent/consent.ts'],
    ['src/features/newsletter/newsletter-form.tsx', '../../../shared/i18n/translator.ts'],
    ['src/pages/home/home.page.tsx', '../../../content/collections/posts.ts'],
    ['src/pages/home/home.page.tsx', '../../../shared/i18n/translator.ts'],
    ['src/pages/home/home.page.tsx', './home.data.ts'],
    ['src/pages/home/home.page.tsx', '../blog/blog.page.tsx'],
    ['src/pages/home/home.data.ts', '../blog/blog.data.ts'],
    ['src/pages/home/home.data.ts', '../../components/steps.tsx'],
    ['src/browser/sending/submit.ts', '../../features/newsletter/use-newsletter.ts'],
    ['shared/i18n/translator.ts', '../../content/collections/posts.ts'],
    ['server/site/app.ts', '#build/pages/prerender.tsx'],
    ['cli/publish.ts', '../tests/support/visit.ts'],
    ['content/collections/posts.ts', '#build/product.ts'],
    ['content/schema/texts.ts', '../collections/posts.ts'],
    ['content/collections/posts.ts', '../edition.ts'],
    ['content/load-site.ts', './checks/check-links.ts'],
    ['content/pages/site-pages.ts', '../articles/read-article.ts'],
    ['src/components/steps.tsx', '#src/features/browsing/pagination.tsx'],
    ['build/build.ts', '#build/pages/prerender.tsx'],
  ])('%s must not import %s', (file, specifier) => {
    const found = breaches(file, `import { x } from '${specifier}';`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(file);
  });

  it('allows type imports only where the table does', () => {
    const types = `import type { x } from './home.page.tsx';`;
    expect(breaches('src/pages/home/home.data.ts', types)).toEqual([]);
    // Forms may import the types of words, though a feature gets the words themselves as props.
    const words = (kind: string) => `import ${kind} { x } from '../../../shared/i18n/messages/en.ts';`;
    expect(breaches('src/features/admin/gate.tsx', words('type'))).toEqual([]);
    expect(breaches('src/features/admin/gate.tsx', words(''))).toHaveLength(1);
    const forms = (kind: string) => `import ${kind} { x } from '../../shared/forms/enquiry.ts';`;
    expect(breaches('src/components/form-field.tsx', forms('type'))).toEqual([]);
    expect(breaches('src/components/form-field.tsx', forms(''))).toHaveLength(1);
  });

  it.each([
    ['src/components/steps.tsx', '../features/browsing/pagination.tsx'],
    ['src/pages/feeds.data.ts', '../app/loaded-page.ts'],
    ['content/collections/posts.ts', '../../build/images/theme-inks.ts'],
    ['src/pages/home/hero.tsx', './home.data.ts'],
  ])('%s must not import even a type from %s, a higher layer', (file, specifier) => {
    expect(breaches(file, `import type { x } from '${specifier}';`)).toHaveLength(1);
  });

  it('keeps test-only code out of the product', () => {
    const source = `import { x } from '../server/site/test-support/site-fixture.ts';`;
    expect(breaches('build/build.ts', source)).toHaveLength(1);
    expect(breaches('build/build.ts', `import { x } from '../server/site/app.ts';`)).toEqual([]);
    expect(breaches('tests/attack.ts', source)).toEqual([]);
  });

  it('checks lazy and glob imports', () => {
    expect(breaches('src/components/card.tsx', `void import('../features/admin/admin.tsx');`)).toHaveLength(
      1,
    );
    expect(breaches('src/components/card.tsx', `import.meta.glob('../pages/*/*.tsx');`)).toHaveLength(1);
  });

  it('reports a file in a folder without a row', () => {
    expect(breaches('src/utils/misc.ts', '')).toEqual([
      'src/utils/misc.ts is in no layer: give its folder a row in layers.json',
    ]);
    expect(breaches('tools/thing.ts', '')).toHaveLength(1);
  });
});

describe('the rule of the linter', () => {
  /** The messages that the linter reports for the first statement of a file. */
  function reported(file: string, source: string): string[] {
    const messages: string[] = [];
    const visitors: Record<string, (node: never) => void> = plugin.rules.layers.create({
      filename: join(import.meta.dirname, '../..', file),
      report: ({ message }) => messages.push(message),
    });
    const { program } = parseSync(file, source);
    for (const node of [program, ...program.body]) visitors[node.type]?.(node as never);
    return messages;
  }

  it('reports a forbidden import', () => {
    expect(reported('shared/routes.ts', `import { x } from '#content/collections/posts.ts';`)).toEqual([
      'shared/routes.ts (shared) must not import content/collections/posts.ts',
    ]);
    expect(reported('shared/routes.ts', `import { x } from '#shared/limits.ts';`)).toEqual([]);
  });

  it('reports a file in no layer once', () => {
    const source = `import { x } from '#content/collections/posts.ts';`;
    expect(reported('tools/thing.ts', source)).toEqual([
      'tools/thing.ts is in no layer: give its folder a row in layers.json',
    ]);
  });

  it('is switched on', () => {
    expect(readFileSync(join(import.meta.dirname, '../../.oxlintrc.json'), 'utf8')).toContain(
      '"project/layers": "error"',
    );
  });
});
