/**
 * Lets the browser save a text as a file.
 * @param type media type, such as `text/csv`
 */
export function downloadText(fileName: string, type: string, text: BlobPart): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
