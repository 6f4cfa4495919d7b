import { expect, type Locator, type Page } from '@playwright/test';
import { pathTo } from '../../config/routes.ts';
import { servicesIn, type BlockOf, type ServiceBlock } from '../../content/services.ts';
import { test, visit } from '../visit.ts';

/** The services overview and the seven service pages (SPEC section 2, Services and Service pages). */

const services = servicesIn('en');

/** A block of a page, of the kind that is expected there. */
function blockOf<Kind extends ServiceBlock['kind']>(id: string, name: string, kind: Kind): BlockOf<Kind> {
  const block = services.find((service) => service.id === id)?.page.blocks[name];
  if (block?.kind !== kind) throw new Error(`${id}: no block ${name} of the kind ${kind}`);
  return block;
}

const visitService = (page: Page, id: string) => visit(page, pathTo('en', 'service', { id }));

const sections = (page: Page) => page.getByRole('main').locator('section');
/** The section under a heading. */
const sectionOf = (page: Page, title: string) =>
  sections(page).filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
/** The items of the section's own list, not of nested lists. */
const itemsOf = (section: Locator) => section.locator(':is(ul, ol):not(li *) > li');
const headingsOf = (section: Locator, level: number) => section.getByRole('heading', { level });

test.describe('the overview', () => {
  const cards = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });

  test('seven cards, each with title, description, drawing, six bullets and its link (R118, R119, R120)', async ({
    page,
  }) => {
    await visit(page, '/services');
    await expect(cards(page)).toHaveCount(7);
    for (const [index, { id, title, description, bullets }] of services.entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card.getByText(description, { exact: true })).toBeVisible();
      await expect(card.locator('svg use').first()).toHaveAttribute('href', /^\/art\//);
      await expect(card.getByRole('listitem')).toHaveText([...bullets]);
      await expect(card.getByRole('link')).toHaveCount(1);
      await expect(card.getByRole('link', { name: `Learn More about ${title}` })).toHaveAttribute(
        'href',
        pathTo('en', 'service', { id }),
      );
    }
    await expect(cards(page).nth(6).getByRole('link')).toHaveAttribute('href', '/services/it-support');
  });

  test('the four steps in their order (R121)', async ({ page }) => {
    await visit(page, '/services');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Discovery',
      'Planning',
      'Implementation',
      'Optimization',
    ]);
  });

  test('the slice of the core follows pointer, focus and reading (R118)', async ({ page }) => {
    await visit(page, '/services');
    // The slices are painted from the bottom up, so the top one is the last; the ground is the first.
    const litSlice = () =>
      page
        .getByRole('figure')
        .locator('use')
        .evaluateAll((uses) => uses.length - 1 - uses.findIndex((use) => use.hasAttribute('class')));
    expect(await litSlice()).toBe(0);
    await cards(page).nth(1).hover();
    await expect.poll(litSlice).toBe(1);
    await cards(page).nth(3).getByRole('link').focus();
    await expect.poll(litSlice).toBe(3);
    await page.mouse.move(5, 500);
    await cards(page)
      .nth(6)
      .evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await expect.poll(litSlice).toBe(6);
  });
});

for (const { id, title } of services) {
  const features = blockOf(id, 'features', 'features');
  const closing = blockOf(id, 'closing', 'closing');

  test.describe(title, () => {
    test('a hero with its two ways on (R122, R123)', async ({ page }) => {
      await visitService(page, id);
      const hero = sections(page).first();
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(title);
      const request = hero.getByRole('link', { name: 'Request Consultation', exact: true });
      await expect(request).toHaveAttribute('href', '/contact');
      await expect(request).toHaveAttribute('data-service', id);
      await expect(hero.getByRole('link', { name: 'View Our Work', exact: true })).toHaveAttribute(
        'href',
        '/portfolio',
      );
    });

    test('three features, more after them, and the closing call last (R124, R125, R126)', async ({
      page,
    }) => {
      await visitService(page, id);
      const featureSection = sectionOf(page, features.title);
      await expect(itemsOf(featureSection)).toHaveCount(3);
      await expect(headingsOf(featureSection, 3)).toHaveText(features.items.map((item) => item.title));

      const titles = await headingsOf(page.getByRole('main'), 2).allTextContents();
      const between = titles.indexOf(closing.title) - titles.indexOf(features.title) - 1;
      expect(between).toBeGreaterThanOrEqual(1);

      const last = sections(page).last();
      await expect(headingsOf(last, 2)).toHaveText(closing.title);
      await expect(last.getByRole('link')).toHaveCount(1);
      const call = last.getByRole('link', { name: 'Get Started', exact: true });
      await expect(call).toHaveAttribute('href', '/contact');
      await expect(call).toHaveAttribute('data-service', id);
    });

    test('opens at the top from a scrolled page (R047)', async ({ page }) => {
      await visit(page, '/services');
      const link = page.getByRole('link', { name: `Learn More about ${title}` });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      // By keyboard, so that the page is not scrolled.
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test('cloud: four reasons (R127)', async ({ page }) => {
  await visitService(page, 'cloud');
  await expect(headingsOf(sectionOf(page, blockOf('cloud', 'reasons', 'features').title), 3)).toHaveText([
    /cost optimization/i,
    /scalability/i,
    /24\/7 monitoring/i,
    /security/i,
  ]);
});

test('database: five SQL and five NoSQL technologies (R128, R129)', async ({ page }) => {
  await visitService(page, 'database');
  const { groups, technologies } = blockOf('database', 'engines', 'stack');
  for (const [index, { name }] of groups.entries()) {
    const list = page.getByRole('heading', { level: 3, name }).locator('..').getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(list.locator('strong')).toHaveText(technologies[index]?.map((one) => one.name) ?? []);
  }
  expect(groups.map(({ name }) => name)).toEqual([
    expect.stringMatching(/\bSQL/),
    expect.stringMatching(/NoSQL/),
  ]);
});

test('app development: four steps and six platforms (R130, R131)', async ({ page }) => {
  await visitService(page, 'app-development');
  const process = blockOf('app-development', 'process', 'steps');
  const platforms = blockOf('app-development', 'platforms', 'technologies');
  await expect(headingsOf(sectionOf(page, process.title), 3)).toHaveText([
    'Discovery',
    'Design',
    'Development',
    'Deploy & Support',
  ]);
  await expect(sectionOf(page, platforms.title).locator('li strong')).toHaveText([
    'iOS',
    'Android',
    'Flutter',
    'React Native',
    'Xamarin',
    'PWA',
  ]);
});

test('web development: twelve technologies in five categories, and five steps (R132, R133)', async ({
  page,
}) => {
  await visitService(page, 'web-development');
  const stack = blockOf('web-development', 'stack', 'stack');
  const process = blockOf('web-development', 'process', 'steps');
  const courses = itemsOf(sectionOf(page, stack.title));
  const categories = ['Frontend', 'Backend', 'CMS', 'E-commerce', 'Database'];
  await expect(courses).toHaveCount(categories.length);
  let technologies = 0;
  for (const [index, category] of categories.entries()) {
    await expect(courses.nth(index).getByRole('heading', { level: 3 })).toContainText(category);
    const inside = await courses.nth(index).getByRole('listitem').count();
    expect(inside).toBeGreaterThanOrEqual(1);
    technologies += inside;
  }
  expect(technologies).toBe(12);
  await expect(itemsOf(sectionOf(page, process.title))).toHaveCount(5);
});

test('DevOps: four benefits and twelve tools (R134, R135)', async ({ page }) => {
  await visitService(page, 'devops');
  const benefits = blockOf('devops', 'benefits', 'features');
  const loop = blockOf('devops', 'tools', 'stack');
  await expect(itemsOf(sectionOf(page, benefits.title))).toHaveCount(4);
  const tools = loop.technologies.flat().map(({ name }) => name);
  expect(tools).toHaveLength(12);
  await expect(itemsOf(sectionOf(page, loop.title)).getByRole('listitem')).toHaveText(tools);
});

test('cybersecurity: ten services, numbered, and three compliance blocks (R136, R137)', async ({ page }) => {
  await visitService(page, 'cybersecurity');
  const ten = blockOf('cybersecurity', 'services', 'features');
  const compliance = blockOf('cybersecurity', 'compliance', 'features');
  await expect(itemsOf(sectionOf(page, ten.title))).toHaveCount(10);
  await expect(page.getByRole('figure').locator('text')).toHaveText(
    ten.items.map((_, index) => String(index + 1)),
  );
  await expect(headingsOf(sectionOf(page, compliance.title), 3)).toHaveText(['GDPR', 'HIPAA', 'PCI DSS']);
});

test('the way down to a service leads back up (R118)', async ({ page }) => {
  await visitService(page, 'devops');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Services']);
  await trail.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
});

test('on phones every picture that became a list still says all of it (R119, R129, R135)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/services');
  for (const { bullets } of services) {
    await expect(page.getByRole('main').getByText(bullets[5] ?? '', { exact: true })).toBeVisible();
  }
  await visitService(page, 'database');
  for (const { name } of blockOf('database', 'engines', 'stack').technologies[1] ?? []) {
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
  }
  await visitService(page, 'devops');
  const tools = itemsOf(sectionOf(page, blockOf('devops', 'tools', 'stack').title)).getByRole('listitem');
  await expect(tools).toHaveCount(12);
  for (const tool of await tools.all()) await expect(tool).toBeVisible();
});
