import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { anchorOf } from '#content/read/article.ts';
import { decoded } from '#shared/redirect-rules.ts';
import { smallestPicture } from '#content/markdown/html-to-markdown.ts';
import { plainText } from '#content/markdown/plain-text.ts';
import { metaOf, type Item } from './wxr.ts';

/** A file of the site that is a copy of an uploaded one. */
export interface CopiedFile {
  /** Below the folder of the site: `images/wordpress/2019-05-yard.jpg`. */
  name: string;
  /** The path on this machine. */
  from: string;
  /** Whether it becomes a PNG, because pages cannot show its own format. */
  isConverted: boolean;
  alt: string;
  caption: string;
}

/** What Cloudflare Pages takes, for files that are published as they are; the same is enough for a photo. */
const maxBytes = 25 * 2 ** 20;

const shownFormats = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
const convertedFormats = ['.gif', '.bmp'];

/** Where WordPress and wordpress.com serve uploaded files. */
const uploadFolders =
  /\/(?:wp-content\/uploads|wp-content\/blogs\.dir\/\d+\/files)\/([^?#]+)|^https?:\/\/[^/]+\.files\.wordpress\.com\/([^?#]+)/;

/** The part of an address below the folder of uploads; undefined for any other. */
export function uploadPath(url: string): string | undefined {
  const [, path, ofHost] = uploadFolders.exec(url) ?? [];
  return decoded(path ?? ofHost ?? '')?.normalize('NFC') || undefined;
}

/** What the addresses or paths of all sizes of a picture have in common. */
export const stemOf = (file: string): string =>
  (uploadPath(file) ?? file).replace(/(-\d+x\d+|-scaled)?(?=\.\w+$)/, '');

/** The files below a folder. Links are left out, because they may lead to anything on this machine. */
function filesIn(folder: string): Map<string, string> {
  const [below = folder] = ['wp-content/uploads', 'uploads']
    .map((one) => join(folder, one))
    .filter(existsSync);
  return new Map(
    readdirSync(below, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(below, path).replaceAll(sep, '/').normalize('NFC'), path]),
  );
}

/** Why a file cannot be had whose address is not one of the uploads. */
export const notUploaded = 'on another site: the import loads nothing from the web';

/** The files that a site of WordPress has in `wp-content/uploads`, as far as the export names them. */
export class Uploads {
  /** Files by their paths in the folder, in the spelling of addresses; undefined where there is no folder. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #hasFolder: boolean;
  readonly #byUrl = new Map<string, Item>();
  readonly #byId = new Map<string, Item>();
  readonly #found = new Map<string, CopiedFile | string>();
  readonly #names = new Map<string, string>();
  readonly #read = new Set<string>();
  #sizes: ReadonlyMap<string, string[]> | undefined;

  /** @param folder with the uploaded files; undefined where there is none */
  constructor(folder: string | undefined, attachments: readonly Item[]) {
    this.#hasFolder = folder !== undefined;
    this.#files = folder === undefined ? new Map() : filesIn(folder);
    for (const one of attachments) {
      this.#byId.set(one.id, one);
      for (const path of [metaOf(one, '_wp_attached_file'), uploadPath(one.attachment) ?? one.attachment])
        if (path !== '') this.#byUrl.set(path.normalize('NFC'), one);
    }
  }

  attachment(id: string): Item | undefined {
    return this.#byId.get(id);
  }

  /** The path of an uploaded file that exists: the one that the export names, else the largest one. */
  #existing(path: string): string | undefined {
    if (this.#byUrl.has(path) && this.#files.has(path)) return path;
    const original = path.replace(/-\d+x\d+(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '');
    const scaled = original.replace(/(?=\.\w+$)/, '-scaled');
    return [scaled, original, path].find((one) => this.#files.has(one));
  }

  /** A name that no other file has; the same file has it again in the next import. */
  #nameFor(path: string): string {
    const ending = extname(path).toLowerCase();
    const stem = anchorOf(path.slice(0, -ending.length), '').slice(0, 100);
    for (let count = 1; ; count += 1) {
      const name = `images/wordpress/${stem}${count > 1 ? `-${count}` : ''}${convertedFormats.includes(ending) ? '.png' : ending}`;
      if ((this.#names.get(name) ?? path) === path) {
        this.#names.set(name, path);
        return name;
      }
    }
  }

  /** Finds an uploaded file. @returns why it cannot be had as a text */
  #find(path: string, isImage: boolean): CopiedFile | string {
    if (!this.#hasFolder) return 'the uploads folder was not given (--uploads)';
    const ending = extname(path).toLowerCase();
    const formats = [...shownFormats, ...convertedFormats];
    if (isImage && !formats.includes(ending))
      return `a picture that pages cannot show (${ending || 'no ending'})`;
    const existing = this.#existing(path);
    if (existing === undefined) return 'not in the uploads folder';
    const from = this.#files.get(existing) ?? '';
    if (statSync(from).size > maxBytes) return 'larger than 25 MB';
    const item = this.#byUrl.get(existing) ?? this.#byUrl.get(existing.replace(/-scaled(?=\.\w+$)/, ''));
    return {
      name: isImage ? this.#nameFor(existing) : `files/wp-content/uploads/${existing}`,
      from,
      isConverted: convertedFormats.includes(ending),
      alt: plainText(item ? metaOf(item, '_wp_attachment_image_alt') : ''),
      caption: plainText(item?.excerpt ?? ''),
    };
  }

  /** An uploaded file by its address on this site. @returns why it cannot be had as a text */
  at(url: string, isImage: boolean): CopiedFile | string {
    const path = uploadPath(url);
    if (path === undefined) return notUploaded;
    const key = `${isImage} ${path}`;
    const found = this.#found.get(key) ?? this.#find(path, isImage);
    this.#found.set(key, found);
    return found;
  }

  /** The files of all sizes of an uploaded picture, as parts of addresses. */
  sizesOf(url: string): string[] {
    this.#sizes ??= Map.groupBy(this.#files.keys(), stemOf);
    return this.#sizes.get(stemOf(url)) ?? [];
  }

  /** Reads the pictures that texts show. @returns false when some cannot be shown, which `at` says from now on */
  async checkImages(): Promise<boolean> {
    let areRead = true;
    for (const [key, found] of this.#found) {
      if (typeof found === 'string' || !key.startsWith('true') || this.#read.has(key)) continue;
      const width = await sharp(found.from)
        .metadata()
        .then(
          (picture) => picture.width,
          () => 0,
        );
      this.#read.add(key);
      if (width >= smallestPicture) continue;
      this.#found.set(
        key,
        width === 0 ? 'not a picture, whatever its name says' : `only ${width} pixels wide`,
      );
      areRead = false;
    }
    return areRead;
  }
}

export const contentOf = ({ from, isConverted }: CopiedFile): Promise<Buffer> | Buffer =>
  isConverted ? sharp(from).png().toBuffer() : readFileSync(from);
