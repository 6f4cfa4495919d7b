/**
 * Colours as numbers, for what is derived from the accent and for the contrast that the build checks. Kept apart from
 * the values themselves, which are in palette.ts.
 */

/** A colour by how light it looks (0 to 1), how colourful it is (0 to about 0.37) and its hue in degrees (OKLCH). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue, 0 to 1. */
export type Channels = readonly [number, number, number];

/**
 * The channels of `#rrggbb` or `#rgb`, 0 to 1.
 * @throws RangeError for anything else
 */
export function channelsOf(colour: string): Channels {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const long = short
    ? [short[1], short[2], short[3]].map((digit) => `${digit}${digit}`)
    : /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  const [red = NaN, green = NaN, blue = NaN] = long?.map((pair) => Number.parseInt(pair, 16) / 255) ?? [];
  if (Number.isNaN(red + green + blue)) throw new RangeError(`“${colour}” is not a colour like #1a6b75`);
  return [red, green, blue];
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const linearOf = ([red, green, blue]: Channels): Channels => [toLinear(red), toLinear(green), toLinear(blue)];

/** The matrices are those of the CSS Color 4 specification. */
export function oklchOf(colour: string): Oklch {
  const [red, green, blue] = linearOf(channelsOf(colour));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const small = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * small;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * small;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * small;
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function channelsFrom({ lightness, chroma, hue }: Oklch): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const small = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * small),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * small),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * small),
  ];
}

/** Half a step of 255: less than that is lost in rounding. */
const tolerance = 0.002;
const isShowable = (channels: Channels) =>
  channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** The most chroma, up to the given one, that a screen can show with this lightness and hue. */
function showableChroma(colour: Oklch): number {
  if (isShowable(channelsFrom(colour))) return colour.chroma;
  let least = 0;
  let most = colour.chroma;
  for (let step = 0; step < 16; step += 1) {
    const chroma = (least + most) / 2;
    if (isShowable(channelsFrom({ ...colour, chroma }))) least = chroma;
    else most = chroma;
  }
  return least;
}

/** As `#rrggbb`. A colour that no screen of the web shows keeps lightness and hue and loses chroma. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const colour = { lightness: Math.min(1, Math.max(0, lightness)), chroma, hue };
  const pairs = channelsFrom({ ...colour, chroma: showableChroma(colour) }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}

function luminanceOf(channels: Channels): number {
  const [red, green, blue] = linearOf(channels);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours as WCAG 2.2 defines it, 1 to 21. */
export function contrastOfChannels(one: Channels, other: Channels): number {
  const luminances = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** The same of two colours written as `#rrggbb` or `#rgb`. @throws RangeError as `channelsOf` */
export const contrastOf = (one: string, other: string): number =>
  contrastOfChannels(channelsOf(one), channelsOf(other));
