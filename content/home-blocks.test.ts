import { describe, expect, it } from 'vitest';
import { homeBlocks } from '#shared/site-file/pages/home.ts';
import { chooseBlocks } from './home-blocks.ts';

const newsletter = { title: 'A letter', lead: 'Once a month.' };
const posts = { title: 'From the notebook' };
const always = () => true;

describe('the blocks of the home page', () => {
  it('have the order of site.yaml', () => {
    const { shown } = chooseBlocks(['posts', 'clients', 'newsletter'], always, { newsletter, posts }, []);
    expect(shown).toEqual(['posts', 'clients', 'newsletter']);
  });

  it('are all that have words where site.yaml names none, in the order of the product', () => {
    const words = { posts, newsletter };
    expect(chooseBlocks(undefined, always, words, [words])).toEqual({
      shown: ['testimonials', 'clients', 'newsletter', 'posts'],
      silent: [],
    });
  });

  it.each(homeBlocks)('can be switched off and come first: %s', (block) => {
    const words = Object.fromEntries(homeBlocks.map((name) => [name, {}]));
    const others = homeBlocks.filter((name) => name !== block);
    expect(chooseBlocks(others, always, words, [words]).shown).toEqual(others);
    expect(chooseBlocks([block, ...others], always, words, [words]).shown[0]).toBe(block);
  });

  it('are not shown where they have nothing to show, and need no words then', () => {
    const isFilled = (block: string) => block !== 'clients' && block !== 'posts';
    expect(chooseBlocks(['clients', 'posts', 'newsletter'], isFilled, { newsletter }, [])).toEqual({
      shown: ['newsletter'],
      silent: [],
    });
  });

  it('lack their words where site.yaml names them, or another language has some', () => {
    expect(chooseBlocks(['newsletter'], always, {}, []).silent).toEqual(['newsletter']);
    expect(chooseBlocks(undefined, always, {}, [{ posts }]).silent).toEqual(['posts']);
  });
});
