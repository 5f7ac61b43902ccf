import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readInputs } from '../../lib/inputs';
import { copyProject } from '../../lib/projectCopy';

/** A copy of the project with a gallery of made-up photos, in a temporary folder that is removed when this process ends. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  /** The folder of the made-up photos, from which they are put into the gallery. */
  readonly stock = join(this.folder, 'stock');
  private readonly gallery = join(this.folder, 'content/gallery');

  constructor() {
    process.on('exit', () => rmSync(this.folder, { recursive: true, force: true }));
    copyProject(this.folder, readInputs());
    mkdirSync(this.stock);
  }

  /** Removes everything that builds wrote, and all photos of the gallery. */
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

  /** Writes the markdown file of a photo. */
  describe(source: string, description: string) {
    const name = basename(source, '.jpg');
    writeFileSync(
      join(this.gallery, `${name}.md`),
      `---\nsrc: ${name}.jpg\nalt: Soft shapes in many colours, number ${name}.\ntitle: Photo ${name}\ndescription: ${description}\n---\n`,
    );
  }
}
