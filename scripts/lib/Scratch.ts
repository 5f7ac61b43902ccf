import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What a copy does without: built things, and the packages, which are linked. */
const LEFT_OUT = ['node_modules', '.git', '.cache', '.fixture-site', 'public', 'test-results'];

/** A copy of the project with a gallery of made-up photos, in a folder of its own. */
export class Scratch {
  /** Where photos wait to be put into the gallery. */
  readonly stock: string;
  /** The built site. */
  readonly published: string;
  private readonly gallery: string;

  /**
   * @param project folder of the project
   * @param folder where the copy goes; a new folder for temporary files unless it is given
   */
  constructor(
    project: string,
    readonly folder = mkdtempSync(join(tmpdir(), 'gallery-')),
  ) {
    this.stock = join(folder, 'stock');
    this.published = join(folder, 'public');
    this.gallery = join(folder, 'content/gallery');
    cpSync(project, this.folder, {
      recursive: true,
      filter: (path) => path === project || !LEFT_OUT.includes(basename(path)),
    });
    mkdirSync(this.stock);
    symlinkSync(join(project, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Forgets all builds and photos. */
  clear() {
    for (const name of readdirSync(this.gallery)) rmSync(join(this.gallery, name));
    for (const name of ['.cache', 'public']) {
      rmSync(join(this.folder, name), { recursive: true, force: true });
    }
  }

  /**
   * Puts a photo into the gallery.
   * @param source a JPEG
   * @param order its place among the others
   */
  async addPhoto(source: string, order: number): Promise<void> {
    const name = basename(source, '.jpg');
    await copyFile(source, join(this.gallery, `${name}.jpg`));
    const size = ['small', 'medium', 'large'][order % 3];
    writeFileSync(
      join(this.gallery, `${name}.md`),
      `---\norder: ${order}\nsrc: ${name}.jpg\nalt: Soft shapes in many colours, number ${name}.\ntitle: Photo ${name}\ndescription: A made-up photo, as costly to encode as a real one.\nsize: ${size}\n---\n`,
    );
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
