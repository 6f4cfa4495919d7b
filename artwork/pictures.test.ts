import { describe, expect, it } from 'vitest';
import { covers } from './pictures/covers.ts';
import { hero } from './pictures/hero.ts';
import {
  cost,
  deployAfter,
  deployBefore,
  migrateEnterprise,
  migrateSmall,
  week,
} from './pictures/proof-figures.ts';
import { serviceIcons } from './pictures/service-icons.ts';
import { skyline } from './pictures/skyline.ts';
import { avatar } from './portraits/gallery.ts';
import type { Portrait } from '../schema/portrait.ts';
import type { Drawing } from './engine/drawing.ts';
import { outlineOf } from './publish/outline.ts';

/** How many closed outlines of an ink a drawing has. */
function count({ marks }: Drawing, ink: string): number {
  const paths = marks.flatMap((mark) => ('path' in mark && mark.ink === ink ? [mark.path] : []));
  return [...paths.join('').matchAll(/z/g)].length;
}

const stoneTops = (drawing: Drawing): number =>
  [0, 1, 2].reduce((sum, tone) => sum + count(drawing, `stone-top-${tone}`), 0);

describe('the same call gives the same picture', () => {
  it('hero, skyline, icons and covers', () => {
    expect(hero()).toEqual(hero());
    expect(skyline()).toEqual(skyline());
    for (const draw of Object.values(serviceIcons)) expect(draw()).toEqual(draw());
    expect(covers.plateau(1)).toEqual(covers.plateau(1));
    expect(covers.plateau(1)).not.toEqual(covers.plateau(11));
  });

  it('a portrait', () => {
    const somebody: Portrait = {
      yaw: -0.32,
      tilt: 0.04,
      light: 'left',
      skin: 0.82,
      hair: 'fringe',
      hairTone: 0.05,
      cloth: 0.12,
      neckline: 'crew',
      jaw: 0.58,
    };
    expect(avatar(somebody).svg).toBe(avatar(somebody).svg);
    expect(avatar(somebody).svg).not.toBe(avatar({ ...somebody, light: 'right' }).svg);
  });
});

describe('counted pictures', () => {
  const { groups, columns, dimensions } = hero();

  it('the hero has the 361 columns of its caption in ten groups', () => {
    expect(columns).toBe(361);
    expect(groups).toHaveLength(10);
  });

  it('the dimensions of the hero are measured: a column of 48, a pitch of 57.2', () => {
    const texts = dimensions.flatMap((mark) => ('text' in mark ? [mark.text] : []));
    expect(texts).toEqual(['48', (33 * Math.sqrt(3)).toFixed(1)]);
  });

  it('cost falls from 100 to 70 in twelve columns, the last in ember', () => {
    const { drawing, labels } = cost();
    expect(stoneTops(drawing)).toBe(11);
    expect(count(drawing, 'ember-top')).toBe(1);
    expect(labels.full.top).toBeLessThan(labels.half.top);
  });

  it('deployment: twenty columns before, four and sixteen empty places after', () => {
    expect(stoneTops(deployBefore())).toBe(20);
    expect(count(deployAfter(), 'ember-top')).toBe(4);
    expect(count(deployAfter(), 'plan')).toBe(16);
  });

  it('migration: two to four months, six to twelve months', () => {
    const solid = (drawing: Drawing): number => stoneTops(drawing) + count(drawing, 'ember-top');
    expect(solid(migrateSmall())).toBe(2);
    expect(count(migrateSmall(), 'plan')).toBe(8);
    expect(solid(migrateEnterprise())).toBe(6);
    expect(count(migrateEnterprise(), 'plan')).toBe(0);
  });

  it('the week has 168 hours, 45 of them in the office, one lit', () => {
    const { drawing, hours } = week();
    expect(hours).toBe(168);
    expect(count(drawing, 'hour-office')).toBe(45);
    expect(count(drawing, 'ember-flat')).toBe(1);
    expect(count(drawing, 'hour-other')).toBe(122);
  });
});

describe('icons', () => {
  it('stay on their sheet', () => {
    for (const draw of Object.values(serviceIcons)) {
      const drawing = draw();
      const { left, top, right, bottom } = outlineOf(drawing);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(drawing.width);
      expect(bottom).toBeLessThanOrEqual(drawing.height);
    }
  });
});
