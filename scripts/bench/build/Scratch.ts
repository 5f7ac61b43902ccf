import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readInputs } from '../../lib/inputs';
import { copyProject } from '../../lib/projectCopy';

/** A copy of the project with a gallery of made-up photos, in a folder that this process leaves with. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  /** Where photos wait to be put into the gallery. */
  readonly stock = join(this.folder, 'stock');
  private readonly gallery = join(this.folder, 'content/gallery');

  constructor() {
    process.on('exit', () => rmSync(this.folder, { recursive: true, force: true }));
    copyProject(this.folder, readInputs());
    mkdirSync(this.stock);
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

  /** Gives a photo of the gallery its words. */
  describe(source: string, words: string) {
    const name = basename(source, '.jpg');
    writeFileSync(
      join(this.gallery, `${name}.md`),
      `---\nsrc: ${name}.jpg\nalt: Soft shapes in many colours, number ${name}.\ntitle: Photo ${name}\ndescription: ${words}\n---\n`,
    );
  }
}
