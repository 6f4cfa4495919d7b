import { covers } from '#artwork/covers.ts';
import { people } from '#artwork/people.ts';
import { technologyLogos } from '#artwork/technology-logos.ts';

/** Some value for an example: the first of a kind, whatever the site calls it. */
function first<Value>(what: string, all: Readonly<Record<string, Value>>, place = 0): Value {
  const list = Object.values(all);
  const value = list[place % list.length];
  if (!value) throw new RangeError(`The artwork has no ${what}`);
  return value;
}

/** A cover. @param place its index */
export const someCover = (place: number) => first('cover', covers, place);
export const someLogo = first('logo', first('family of logos', technologyLogos, 1));
export const somePerson = first('person', people);

/** A photo; a site without one shows a drawn person instead. */
export const somePhoto = {
  ...somePerson.portrait,
  avif: '',
  webp: `${somePerson.portrait.src} 250w`,
  focus: 'top left',
};
