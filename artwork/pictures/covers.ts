/** Covers for articles, projects and case studies: one height function for each subject. */
import type { Drawing } from '../engine/drawing.ts';
import { field } from '../engine/field.ts';
import type { Place } from '../engine/column.ts';
import type { FieldOptions } from '../engine/field.ts';
import type { Material } from '../engine/inks.ts';
import { camera, groundDistance } from '../engine/lattice.ts';
import { clamp, hash, layered, noise, rockNoise } from '../engine/noise.ts';
import type { Point } from '../engine/path.ts';

type CoverOptions = Pick<FieldOptions, 'heightAt' | 'materialAt' | 'kindAt' | 'seed'> & { radius?: number };

/** A landscape on the common sheet of all covers. */
function cover(options: CoverOptions): Drawing {
  const sheet = { width: 640, height: 440, originX: 320, originY: 0, floor: -60, strataShare: 0.55 };
  return field({ ...sheet, bounds: [-40, 20, 680, 620], radius: 35, ...options }).drawing;
}

/** A plateau of three storeys: a platform to build on. */
function plateau(seed: number): Drawing {
  return cover({
    seed,
    heightAt: ({ x, y, q, r }) => {
      const chance = hash(q, r, seed);
      const fromMiddle =
        groundDistance(x, y, 350, 300) / 260 + (rockNoise(x / 120, y / 80, seed) - 0.5) * 0.7;
      if (fromMiddle < 0.42) return layered(150 + chance * 50, 5);
      if (fromMiddle < 0.72) return layered(80 + chance * 30, 5);
      return layered(fromMiddle < 1 ? 36 + chance * 14 : chance * 12, 5);
    },
    materialAt: (_, height) => (height > 196 ? 'ember' : height > 140 ? 'formation' : 'stone'),
  });
}

/** A wall around a glowing floor: security. The wall's radius and height in pixels. */
function crater(seed: number, wallRadius = 195, wallHeight = 135): Drawing {
  const distance = ({ x, y }: Place): number => groundDistance(x, y, 320, 320);
  return cover({
    seed,
    heightAt: (place) => {
      const chance = hash(place.q, place.r, seed);
      const wall = Math.exp(-Math.pow((distance(place) - wallRadius) / 55, 2));
      // The near side stays low, so that we can look in.
      const low = place.y > 380 ? 0.34 : 1;
      return layered(
        distance(place) < 46 ? 34 : 10 + wall * wallHeight * low + chance * 26 * wall + chance * 8,
        5,
      );
    },
    materialAt: (place) => {
      if (distance(place) < 46) return 'ember';
      return Math.abs(distance(place) - wallRadius) < 34 ? 'formation' : 'stone';
    },
  });
}

/**
 * A stair that winds up around a hole: releases that follow each other. `direction` is 1 for clockwise, -1 for
 * counterclockwise; the radii of the stair in pixels; the part of the turn where the ember begins.
 */
function spiral(seed: number, direction: 1 | -1 = 1, outer = 245, inner = 52, emberFrom = 0.9): Drawing {
  const distance = ({ x, y }: Place): number => groundDistance(x, y, 320, 320);
  /** Part of a turn, 0 to 1, from the first step to the last. */
  const turn = ({ x, y }: Place): number =>
    (Math.atan2((y - 320) / camera.squash, (x - 320) * direction) / Math.PI / 2 + 0.8) % 1;
  return cover({
    seed,
    heightAt: (place) => {
      if (distance(place) > outer) return layered(hash(place.q, place.r, seed) * 10, 8);
      return layered(distance(place) < inner ? 4 : 20 + turn(place) * 170, 8);
    },
    materialAt: (place) => {
      if (distance(place) > outer || distance(place) < inner || turn(place) <= 0.45) return 'stone';
      return turn(place) > emberFrom ? 'ember' : 'formation';
    },
  });
}

/** Seven islands in a plan: microservices. */
function islands(seed: number): Drawing {
  const middles: readonly Point[] = [
    [150, 200],
    [345, 150],
    [530, 240],
    [250, 350],
    [455, 400],
    [90, 400],
    [600, 420],
  ];
  const nearest = ({ x, y }: Place): { distance: number; island: number } =>
    middles
      .map(([a, b], island) => ({ distance: groundDistance(x, y, a, b), island }))
      .reduce((best, next) => (next.distance < best.distance ? next : best));
  return cover({
    seed,
    kindAt: (place) => (nearest(place).distance < 84 ? 'solid' : 'plan'),
    heightAt: (place) => {
      const { distance, island } = nearest(place);
      const rise = hash(island, 3, seed) * 70 + (84 - distance) * 0.5;
      return layered(28 + rise + hash(place.q, place.r, seed) * 12, 4);
    },
    materialAt: (place) => {
      const { distance, island } = nearest(place);
      if (island === 3 && distance < 32) return 'ember';
      if (island === 2) return 'olivine';
      return island % 2 ? 'formation' : 'stone';
    },
  });
}

/** Six levels, one of them marked: data in its layers. */
function terrace(seed: number): Drawing {
  return cover({
    seed,
    radius: 42,
    heightAt: ({ x, y, q, r }) => {
      const slope = ((640 - x) / 640) * 0.75 + ((520 - y) / 520) * 0.75;
      const level = Math.floor(clamp(slope + (rockNoise(x / 170, y / 120, seed) - 0.5) * 0.8, 0, 1.2) * 6);
      return layered(level * 36 + hash(q, r, seed) * 5, 3);
    },
    materialAt: ({ q, r }, height) => {
      if (height < 108 || height >= 120) return 'stone';
      return hash(q, r, 3) > 0.8 ? 'ember' : 'formation';
    },
  });
}

/** Two waves that meet: machine learning. Crests that both of them raise are olivine. */
function waves(seed: number): Drawing {
  return cover({
    seed,
    radius: 42,
    heightAt: ({ x, y }) => {
      const first = groundDistance(x, y, 150, 240);
      const second = groundDistance(x, y, 520, 400);
      const swell = 36 * Math.cos(first / 46) * Math.exp(-first / 520) + 42 * Math.cos(second / 46);
      return layered(58 + swell, 3);
    },
    materialAt: (_, height) => (height > 112 ? 'olivine' : height > 84 ? 'formation' : 'stone'),
  });
}

/** A river of heat between two walls: a path that was cut over time. */
function canyon(seed: number): Drawing {
  return cover({
    seed,
    heightAt: ({ x, y, q, r }) => {
      const river = 300 + Math.sin(y / 70) * 90;
      const bank = Math.abs(x - river - (y - 280) * 0.35) / 90 + (noise(x / 60, y / 40, seed) - 0.5) * 0.5;
      if (bank < 0.5) return layered(4, 5);
      return layered(bank < 0.9 ? 60 + hash(q, r, seed) * 24 : 130 + hash(q, r, seed) * 50, 5);
    },
    materialAt: (_, height): Material => (height < 10 ? 'ember' : height > 150 ? 'formation' : 'stone'),
  });
}

/** A wall of pipes with lower rows in front: many people, one instrument. */
function organ(seed: number): Drawing {
  return cover({
    seed,
    heightAt: ({ x, y, q, r }) => {
      const chance = hash(q, r, seed);
      if (y < 330) return layered(130 + rockNoise(x / 90, 3, seed) * 150 + chance * 34, 4);
      return layered(y < 400 ? 56 + chance * 30 : chance * 18, 4);
    },
    materialAt: ({ y, q, r }) => {
      if (y >= 330) return 'stone';
      return hash(q, r, 55) > 0.93 ? 'ember' : 'formation';
    },
  });
}

/** A cover by subject; another seed gives another cover of the same subject. */
export const covers = { plateau, crater, spiral, islands, terrace, waves, canyon, organ };
