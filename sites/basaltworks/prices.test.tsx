import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { serviceIds } from '#content/collections/services.ts';
import { page as servicePage } from '#src/pages/service/service.data.ts';
import { Blocks } from '#src/components/blocks/blocks.tsx';
import { page as servicesPage } from '#src/pages/services/services.data.ts';
import { Page as ServicesPage } from '#src/pages/services/services.page.tsx';

it('every service page says what it costs to begin, as the price list does, and links to the list', async () => {
  for (const language of site.languages) {
    const context = editionOf(site, language, 'simulated');
    const overview = await servicesPage.load(context, {});
    const list = renderToStaticMarkup(<ServicesPage {...overview.props} />);
    expect(list.match(/ id="prices"/g)).toHaveLength(1);
    const amounts = overview.props.prices?.items.map(({ figure }) => figure) ?? [];
    for (const id of serviceIds(editionOf(site))) {
      const { props } = await servicePage.load(context, { id });
      const closing = renderToStaticMarkup(<Blocks blocks={props.blocks.slice(-1)} />);
      expect(closing).toMatch(/href="[^"]*\/services#prices"/);
      const figures = [...closing.matchAll(/<b[^>]*>([^<]*)<\/b>/g)].map(([, figure]) => figure);
      expect(figures.length).toBeGreaterThan(0);
      expect(amounts).toEqual(expect.arrayContaining(figures));
    }
  }
});
