import { describe, expect, it } from 'vitest';
import { homeBlocks } from '#content/site-file/pages/home.ts';
import { chooseBlocks } from './home-blocks.ts';

const newsletter = { title: 'A letter', lead: 'Once a month.' };
const posts = { title: 'From the notebook' };
const always = () => true;

describe('the blocks of the home page', () => {
  it('have the order of site.yaml', () => {
    const { shown } = chooseBlocks(['posts', 'clients', 'newsletter'], always, { newsletter, posts }, []);
    expect(shown).toEqual(['posts', 'clients', 'newsletter']);
  });

  it('are all blocks with texts, in the default order, if site.yaml lists none', () => {
    const words = { posts, newsletter };
    expect(chooseBlocks(undefined, always, words, [words])).toEqual({
      shown: ['clients', 'testimonials', 'newsletter', 'posts'],
      silent: [],
    });
  });

  it.each(homeBlocks)('can be switched off and come first: %s', (block) => {
    const words = Object.fromEntries(homeBlocks.map((name) => [name, {}]));
    const others = homeBlocks.filter((name) => name !== block);
    expect(chooseBlocks(others, always, words, [words]).shown).toEqual(others);
    expect(chooseBlocks([block, ...others], always, words, [words]).shown[0]).toBe(block);
  });

  it('are left out without content, and need no texts then', () => {
    const isFilled = (block: string) => block !== 'clients' && block !== 'posts';
    expect(chooseBlocks(['clients', 'posts', 'newsletter'], isFilled, { newsletter }, [])).toEqual({
      shown: ['newsletter'],
      silent: [],
    });
  });

  it('are reported without texts if site.yaml lists them or another language has texts', () => {
    expect(chooseBlocks(['newsletter'], always, {}, []).silent).toEqual(['newsletter']);
    expect(chooseBlocks(undefined, always, {}, [{ newsletter }]).silent).toEqual(['newsletter']);
  });

  it.each([
    ['site.yaml lists it', ['posts'] as const, [], ['posts']],
    ['another language has a title', undefined, [{ posts }], ['clients', 'testimonials', 'posts']],
    ['no language has one', undefined, [{}], ['clients', 'testimonials']],
    ['site.yaml leaves it out', ['clients'] as const, [{ posts }], ['clients']],
  ])('show articles without a title if %s', (_, named, others, shown) => {
    expect(chooseBlocks(named, always, {}, others)).toEqual({ shown, silent: [] });
  });
});
