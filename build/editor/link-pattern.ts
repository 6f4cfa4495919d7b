/** Whether a text may be the address of a page or of a file. @param pattern of the text */
export function takesFiles(pattern: string): boolean {
  const takes = (text: string) => new RegExp(pattern, 'u').test(text);
  return takes('/about') && takes('/prices.pdf') && !takes('about');
}
