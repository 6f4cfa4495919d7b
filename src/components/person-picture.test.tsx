import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PersonPicture } from './person-picture.tsx';

it('R145: is the initials where there is none, in the same proportions and under the same name', () => {
  const picture = { initials: 'AB', width: 250, height: 300 };
  const markup = renderToStaticMarkup(<PersonPicture picture={picture} name="Ada Byron" />);
  expect(markup).toContain('viewBox="0 0 250 300" role="img" aria-label="Ada Byron"');
  expect(markup).toContain('>AB</text>');
});
