import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What a copy does without: built things, and the packages, which are linked. */
const LEFT_OUT = ['node_modules', '.git', '.cache', '.fixture-site', 'public', 'test-results'];

/** A copy of the project with a gallery of made-up photos, in a folder of its own. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  /** Where photos wait to be put into the gallery. */
  readonly stock = join(this.folder, 'stock');
  private readonly gallery = join(this.folder, 'content/gallery');

  /** @param project folder of the project */
  constructor(project: string) {
    cpSync(project, this.folder, {
      recursive: true,
      filter: (path) => path === project || !LEFT_OUT.includes(basename(path)),
    });
    mkdirSync(this.stock);
    symlinkSync(join(project, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Forgets all builds and photos. */
  clear() {
    for (const name of ['.cache', 'public', 'bare', 'content/gallery']) {
      rmSync(join(this.folder, name), { recursive: true, force: true });
    }
    mkdirSync(this.gallery);
  }

  /** Puts a JPEG into the gallery. */
  addPhoto(source: string) {
    copyFileSync(source, join(this.gallery, basename(source)));
    this.describe(source, 'A made-up photo, as costly to encode as a real one.');
  }

  /** Changes a word about a photo of the gallery. */
  changeWord(source: string) {
    this.describe(source, 'A made-up photo, as dear to encode as a real one.');
  }

  private describe(source: string, words: string) {
    const name = basename(source, '.jpg');
    writeFileSync(
      join(this.gallery, `${name}.md`),
      `---\nsrc: ${name}.jpg\nalt: Soft shapes in many colours, number ${name}.\ntitle: Photo ${name}\ndescription: ${words}\n---\n`,
    );
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
