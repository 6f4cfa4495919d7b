import { editorConfig } from './config.ts';
import { formOf, type FileForm } from './written-form.ts';

const nobody = {
  name: '',
  origin: '',
  backend: { name: 'github', repo: '', branch: '' },
  folder: '',
  choices: {},
} as const;

/**
 * The forms of the files of a site's folder; none for those that the editor does not know.
 * @param files by their paths in the folder
 */
export function fileForms(
  files: readonly string[],
  languages: readonly string[],
): ReadonlyMap<string, FileForm> {
  const { collections } = editorConfig({ ...nobody, languages, files });
  const forms = new Map<string, FileForm>();
  for (const collection of collections) {
    const { folder = '', extension = '', files: own } = collection;
    for (const one of own ?? [])
      for (const language of one.file?.includes('{{locale}}') === true ? languages : [undefined])
        forms.set((one.file ?? '').replace('{{locale}}', language ?? ''), {
          ...formOf(collection, one),
          language,
        });
    for (const file of own ? [] : files) {
      if (!file.startsWith(`${folder}/`) || !file.endsWith(`.${extension}`)) continue;
      const form = formOf(collection);
      forms.set(file, { ...form, language: form.hasSections ? undefined : file.split('.').at(-2) });
    }
  }
  return new Map([...forms].filter(([file]) => files.includes(file)));
}
