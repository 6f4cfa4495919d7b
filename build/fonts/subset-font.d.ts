/** The part of the package that the build of fonts and documents uses; it ships without types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
  };
  const subsetFont: (font: Uint8Array, characters: string, options: Options) => Promise<Uint8Array>;
  export default subsetFont;
}
