import type { LogoImage, PhotoFiles, Picture } from '#shared/picture.ts';
import photo from './photo.webp';
import drawing from './drawing.svg';

/* Pictures for the examples, the same whichever site is chosen. */

/** A drawing that follows the theme. */
export const someDrawing: Picture = { href: `${drawing}#picture`, viewBox: '0 0 640 440' };

/** The same drawing as a logo. */
export const someLogo: Picture = { href: `${drawing}#logo`, viewBox: '0 0 24 24' };

/** The mark of a logo: a square with an accent. */
export const someMark = { width: 26, height: 26, ink: 'M0 0h26v26H0z', accent: 'M9 9h8v8H9z' };

export const someLogoFile: LogoImage = { src: photo, width: 480, height: 300 };

export const somePhoto: PhotoFiles = {
  src: photo,
  width: 480,
  height: 300,
  avif: '',
  webp: `${photo} 480w`,
  focus: 'top left',
};
