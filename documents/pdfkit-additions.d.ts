/** What pdfkit 0.20 takes and its types do not know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a header cell heads. */
    scope?: 'Row' | 'Column';
    placement?: 'Block' | 'Inline';
    /** Left, top, right and bottom from the upper left corner of the page, in points. */
    bbox?: [number, number, number, number];
  }
}
