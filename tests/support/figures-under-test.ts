import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '../../shared/brand.ts';
import { look } from '../../shared/site.ts';
import type { ServiceBlock } from '../../content/services.ts';
import { addressOfService, services } from './site-under-test.ts';
import { visit } from './visit.ts';

/** Where the site under test has interactive figures. */

/** The first service with a block that satisfies a condition, by its address, and that block. */
function blockWhere<Block extends ServiceBlock>(holds: (block: ServiceBlock) => block is Block) {
  for (const { id, blocks } of services) {
    const block = blocks.find(holds);
    if (block) return { address: addressOfService(id), block };
  }
  return undefined;
}

/** The first service with a drawing, by its address; none where the site draws none. */
function drawnService(holds: (service: (typeof services)[number]) => boolean) {
  const service = look === 'basalt' ? services.find(holds) : undefined;
  return service && { address: addressOfService(service.id), service };
}

export const spans = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'spans' }> => block.kind === 'spans' && !!block.estate,
);
export const shares = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'chart' }> => block.kind === 'chart' && !!block.weighs,
);
export const loop = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'stack' }> =>
    block.kind === 'stack' && block.look === 'loop' && block.groups.length === 6,
);
const answered = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'chart' }> => block.kind === 'chart' && !!block.answered,
);
export const plan = blockWhere(
  (block): block is Extract<ServiceBlock, { kind: 'plan' }> => block.kind === 'plan',
);
export const ring = drawnService(({ picture }) => picture === 'security');

/** The pages where the week of the office shows what is answered. */
export const weeks = answered && brand.officeHours.timeZone !== undefined ? [answered.address] : [];

/** The pages with an interactive figure, each once. */
export const pagesWithFigures = [
  ...new Set([...[spans, shares, loop, plan, ring].flatMap((figure) => figure?.address ?? []), ...weeks]),
];

/** The first figure of a page, scrolled into view and interactive. */
export async function figureOn(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  const figure = page.locator('[data-figure]').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-figure', 'alive');
  return figure;
}

/** An `output` is announced when its words change (role "status"). */
export const says = (figure: Locator): Locator => figure.getByRole('status');
