/** Writes the people: three images each. */
import { avatar, personNames, portrait } from '../portraits/gallery.ts';
import type { Print } from '../portraits/gallery.ts';
import { people } from '../portraits/people.ts';
import { publish, publishModule } from './output.ts';

/** Sizes on the page: portraits come at 250 by 300, avatars at 44 by 44. */
const portraitSize = { width: 250, height: 300 };
const avatarSize = { width: 44, height: 44 };

/** Draws everyone. Takes some seconds, so the build does it only when a portrait could have changed. */
export function publishPeople(): void {
  const image = (file: string, { svg }: Print, size: { width: number; height: number }) => ({
    src: publish(`art/people/${file}`, 'svg', `${svg}\n`),
    ...size,
  });
  const pictures = personNames.map((name) => {
    const large = portrait(people[name]);
    return [
      name,
      {
        portrait: image(name, large.portrait, portraitSize),
        bust: image(`${name}-bust`, large.bust, portraitSize),
        avatar: image(`${name}-avatar`, avatar(people[name]), avatarSize),
      },
    ];
  });
  publishModule(
    'people',
    ['Still'],
    [
      {
        name: 'people',
        value: Object.fromEntries(pictures),
        type: 'Record<string, { portrait: Still; bust: Still; avatar: Still }>',
        comment:
          'Invented people: a portrait from 150 px up, the bust of it without paper for a group picture, an avatar.',
      },
    ],
  );
}
