/** The folder of a site whose files are published as they are. */
export const ownFilesFolder = 'files';

/** Folders of a site that nothing reads: the sources of pictures, and what an import keeps for people. */
export const unreadFolders: readonly string[] = ['art', 'wordpress'];

/** Apache reads it from the built site, where it is a part of the one that the build writes. */
export const ownHtaccess = `${ownFilesFolder}/.htaccess`;

/** Folders of the built site, and addresses of live mode: neither pages nor files of a site can have them. */
export const productFolders = 'api art assets edit fonts healthz icons metrics previews readyz'.split(' ');

/** A file that is published as it is. */
export interface OwnFile {
  /** Its name in the folder of the site, `files/agb.pdf`. */
  name: string;
  /** Its address without a language, decoded: `/agb.pdf`. */
  address: string;
}

/** The files of a site that are published as they are, sorted. @param names of all files in its folder */
export const ownFilesIn = (names: Iterable<string>): OwnFile[] =>
  [...names]
    .filter((name) => name.startsWith(`${ownFilesFolder}/`) && name !== ownHtaccess)
    // Macs may write ü as two characters, which addresses do not have.
    .map((name) => ({ name, address: name.slice(ownFilesFolder.length).normalize('NFC') }))
    .toSorted((one, other) => (one.address < other.address ? -1 : 1));
