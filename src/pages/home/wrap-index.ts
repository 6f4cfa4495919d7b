/**
 * The index moved by some steps in a list of `length`, wrapping around at both ends (SPEC section 4,
 * Testimonial index).
 */
export function wrapIndex(index: number, steps: number, length: number): number {
  return (((index + steps) % length) + length) % length;
}
