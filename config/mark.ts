/**
 * The mark of the logo on a sheet of 24 by 26: three columns inside a hexagon, the middle one with a cap in the accent.
 * Everything that shows the mark takes it from here: header, footer, splash, icons, link previews. For another mark write two
 * path data of an SVG: what has the colour of the text, and what has the accent, each beginning with `M`.
 */
export const markPaths = {
  columns:
    'M1.2 7.1 7.4 3.5v18.9L1.2 18.9zM16.6 3.5l6.2 3.6v11.8l-6.2 3.5zM8.8 5.6 12 7.4l3.2-1.8v17.6L12 25l-3.2-1.8z',
  cap: 'M12 1l3.2 1.8L12 4.7 8.8 2.8z',
} as const;
