import { readFromServer } from '#build/editor/ask-server.ts';
import { wordsIn, type WordsByLanguage } from '#build/editor/words-in.ts';
import { folderPath, type ServedFolder } from './served-folder.ts';

/** What is said of another folder. */
export const wrongFolder: WordsByLanguage<(folder: string) => string> = {
  en: (folder) => `This is not the folder that this editor publishes. Choose ${folder}.`,
  de: (folder) =>
    `Das ist ein anderer Ordner als der, den dieser Editor veröffentlicht. Wählen Sie ${folder}.`,
  es: (folder) => `Esta carpeta no es la que publica este editor. Elija ${folder}.`,
  fr: (folder) => `Ce dossier n’est pas celui que cet éditeur publie. Choisissez ${folder}.`,
};

/** What Chrome and Edge have beside the types of TypeScript (https://wicg.github.io/file-system-access/). */
interface FolderBrowser {
  showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>;
}
interface AskedHandle extends FileSystemHandle {
  requestPermission: (descriptor?: object) => Promise<PermissionState>;
}

async function hasFile(folder: FileSystemDirectoryHandle, path: string): Promise<boolean> {
  const steps = path.split('/');
  const name = steps.pop() ?? '';
  try {
    let inner = folder;
    for (const step of steps) inner = await inner.getDirectoryHandle(step);
    await inner.getFileHandle(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets the editor open only the folder that its server publishes: a change in a copy of it would never be online.
 * @param language of the editor's labels
 */
export async function guardFolder(language: string): Promise<void> {
  const browser: Window & FolderBrowser = window;
  const pick = browser.showDirectoryPicker?.bind(window);
  if (!pick) return;
  const { folder, marker } = await readFromServer<ServedFolder>(language, folderPath);
  browser.showDirectoryPicker = async (options) => {
    const picked = await pick(options);
    if (await hasFile(picked, marker)) return picked;
    const reason = wordsIn(wrongFolder, language)(folder);
    // Sveltia CMS shows the cause.
    throw new Error(reason, { cause: new Error(reason) });
  };
  // A folder that the browser remembers is asked for permission instead.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const prototype = FileSystemHandle.prototype as AskedHandle;
  const request = prototype.requestPermission;
  prototype.requestPermission = async function requestOwn(this: FileSystemHandle, descriptor) {
    const state = await request.call(this, descriptor);
    const isOther =
      state === 'granted' && this instanceof FileSystemDirectoryHandle && !(await hasFile(this, marker));
    return isOther ? 'denied' : state;
  };
}
