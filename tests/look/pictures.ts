/** The widths at which every page must look right, in pixels: from phones to the largest screens. */
export const widthsPx = [320, 390, 720, 820, 1024, 1440, 1920, 2560] as const;
export const themes = ['light', 'dark'] as const;

/** A picture of a whole page. */
export interface Picture {
  address: string;
  widthPx: number;
  theme: (typeof themes)[number];
  /** Name of its file in the folder. */
  file: string;
}
