/** What a figure shows and how it counts: the second voice of a page. Nothing without words. */
export function FigureCaption({ children }: { children: string | null | undefined }) {
  return children ? <figcaption className="plate">{children}</figcaption> : null;
}
