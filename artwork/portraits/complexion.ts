/** What is painted on the bust: how much light each point of its surface gives back, 0 to 1. */
import type { Sitter, Surface } from './bust.ts';
import { turbanFold } from './hair.ts';
import { length, limit } from './solids.ts';
import type { Vector } from './solids.ts';

/** The reflectance of a point of the surface; `body` is the same point in the space of the body. */
export function reflectance(body: Vector, { substance, head }: Surface, sitter: Sitter): number {
  switch (substance) {
    case 'hair':
      return sitter.hairTone > 0.25
        ? sitter.hairTone * (0.86 + 0.2 * Math.sin(head[0] * 21 + 6 * Math.sin(head[1] * 2.2 + head[0])))
        : sitter.hairTone;
    case 'scarf':
      return (sitter.scarfTone ?? sitter.hairTone) * foldShade(head, sitter);
    case 'cloth':
      return body[2] > -0.1 ? clothTone(body, sitter) : sitter.cloth;
    case 'skin':
      return skinTone(head, sitter);
  }
}

function foldShade(head: Vector, { hair }: Sitter): number {
  if (hair === 'turban') return turbanFold(head) > 0.55 ? 0.5 : 1;
  const angle = Math.atan2(head[1] + 0.3, Math.abs(head[0]) + 0.2);
  return Math.sin(angle * 9 + length(head[0], head[1], 0) * 9) > 0.72 ? 0.55 : 1;
}

/** Shirt fronts, lapels, ties and open collars. */
function clothTone([x, y]: Vector, { neckline, cloth, skin, hasTie }: Sitter): number {
  const across = Math.abs(x);
  if (neckline === 'blazer') {
    const front = (y + 2.55) * 0.36;
    if (across < front) {
      const isTie = hasTie && across < 0.085 + (y + 1.7 > 0 ? 0 : 0.03) && y < -1.42;
      return isTie ? 0.1 : 0.9;
    }
    return across < front + 0.045 ? cloth * 0.25 : cloth;
  }
  if (neckline === 'shirt') {
    const tone = across < (y + 1.95) * 0.5 ? skin * 0.9 : cloth;
    return across < 0.02 ? tone * 0.6 : tone;
  }
  if (neckline === 'v') {
    const opening = (y + 2.05) * 0.52;
    if (across < opening) return skin;
    return across < opening + 0.04 ? cloth * 0.6 : cloth;
  }
  return cloth;
}

function skinTone(head: Vector, sitter: Sitter): number {
  let tone = head[2] > 0.2 ? faceTone(head, sitter) : sitter.skin;
  const side = Math.abs(head[0]);
  const isTemple = head[2] <= 0.55 && head[2] > -0.2 && Math.abs(head[1] - 0.07) < 0.026;
  if (sitter.hasGlasses && isTemple && side > 0.5 && side < 0.74) tone = 0.12;
  return tone;
}

/** Eyes, brows, lips, nostrils, lines, beard and glasses: from the eyes outwards, each over the one before. */
function faceTone(head: Vector, sitter: Sitter): number {
  const { skin, yaw, hairTone, lips = 1, age, beard, stubble, hasGlasses } = sitter;
  const side = Math.abs(head[0]);
  const fromEyeX = side - 0.3;
  const fromEyeY = head[1] - 0.045;
  let tone = skin;
  if (Math.hypot(fromEyeX / 0.135, fromEyeY / 0.068) < 1) {
    const iris = Math.hypot(fromEyeX + (yaw > 0 ? -0.01 : 0.01), (head[1] - 0.055) / 1.05);
    tone = iris < 0.068 ? 0.03 : skin * 0.92;
    if (fromEyeY > 0.022) tone = 0.05; // lashes
  }
  const isBrow = Math.abs(fromEyeX) < 0.2 && Math.abs(head[1] - 0.235 + fromEyeX * fromEyeX * 1.2) < 0.04;
  if (isBrow) tone *= hairTone > 0.6 ? 0.62 : 0.3;
  if (side < 0.21 && Math.abs(head[1] + 0.535) < 0.02) tone *= 0.3;
  else if (Math.hypot(head[0] / 0.2, (head[1] + 0.53) / (0.1 * lips)) < 1) tone *= 0.66;
  if (Math.abs(head[1] + 0.315) < 0.025 && Math.abs(side - 0.085) < 0.05) tone *= 0.35; // nostrils
  if (age) tone *= lines(head, fromEyeX, 1 - 0.35 * age);
  if (beard || stubble) {
    const line = -0.4 + 1.25 * Math.max(0, side - 0.12) ** 2;
    const isMouth = Math.hypot(side / 0.19, (head[1] + 0.54) / 0.07) < 1;
    const cover = isMouth ? 0 : limit((line - head[1]) / 0.08 + 0.5);
    // A dark beard on dark skin would print solid: it keeps less than a third of its light.
    const beardTone = (beard ?? 0) * 0.75 * (skin < 0.62 && (beard ?? 0) < 0.5 ? 0.3 : 1);
    tone = beard ? tone * (1 - cover) + cover * beardTone : tone * (1 - cover * (1 - (stubble ?? 0)));
  }
  if (hasGlasses) {
    const lensX = Math.abs(fromEyeX) / 0.215;
    const lensY = Math.abs(head[1] - 0.03) / 0.165;
    const rim = Math.pow(lensX ** 3 + lensY ** 3, 1 / 3);
    const isBridge = side < 0.1 && Math.abs(head[1] - 0.09) < 0.028;
    if ((rim > 0.86 && rim < 1.1) || isBridge) tone = 0.03;
  }
  return tone;
}

/** The lines of age: from nose to mouth, on the forehead, under the eyes. Each one dims by `factor`. */
function lines(head: Vector, fromEyeX: number, factor: number): number {
  const side = Math.abs(head[0]);
  let dim = 1;
  const isFold =
    Math.abs(side - (0.26 - (head[1] + 0.3) * 0.45)) < 0.022 && head[1] < -0.26 && head[1] > -0.6;
  if (isFold) dim *= factor;
  const isForehead = Math.abs(head[1] - 0.44) < 0.014 || Math.abs(head[1] - 0.55) < 0.014;
  if (side < 0.34 && isForehead) dim *= factor;
  if (Math.hypot(fromEyeX / 0.15, (head[1] + 0.07) / 0.02) < 1) dim *= factor;
  return dim;
}
