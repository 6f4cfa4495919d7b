/** Skylines of industries in the style of the other covers, for projects and cases. */
export const silhouettes = [
  'turbines',
  'rail-line',
  'shop-front',
  'ward-rounds',
  'freight-yard',
  'vault',
] as const;

/** The cover drawings that content may use; the artwork build makes one of each name. */
export const covers = [
  ...silhouettes,
  'plateau',
  'crater',
  'spiral',
  'islands',
  'terrace',
  'waves',
  'canyon',
  'organ',
  'plateau-high',
  'crater-deep',
  'spiral-wide',
  'organ-tall',
] as const;

/** The cover drawings of white papers; the artwork build makes one of each name. */
export const whitePaperCovers = ['cloud', 'trust', 'chain', 'ai'] as const;
