/** Options of pdfkit 0.20 that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a header cell refers to. */
    scope?: 'Row' | 'Column';
    placement?: 'Block' | 'Inline';
    /** Left, top, right and bottom from the upper left corner of the page, in points. */
    bbox?: [number, number, number, number];
  }
}
