import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Files by path; their bytes in Base64, which pages and tests can hand each other. */
export type Files = Record<string, string>;

/** The files of a content folder, at the paths they have in a repository. */
export function contentFiles(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [`content${path.slice(folder.length)}`, readFileSync(path, 'base64')]),
  );
}

/**
 * Puts files into a folder of the browser's own, and has the page's next question for a folder
 * answered with it, as if a person had picked it.
 */
export async function giveFolder(page: Page, files: Files): Promise<void> {
  await page.evaluate(async (all) => {
    const own = await navigator.storage.getDirectory();
    const root = await own.getDirectoryHandle('project', { create: true });
    for (const [path, bytes] of Object.entries(all)) {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(names[names.length - 1], { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
      await writable.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) });
  }, files);
}

/** What is in that folder now. */
export function readFolder(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    type Folder = FileSystemDirectoryHandle & {
      values: () => AsyncIterable<FileSystemFileHandle | Folder>;
    };
    const files: Record<string, string> = {};
    const walk = async (folder: Folder, place: string) => {
      for await (const inner of folder.values()) {
        if (inner.kind === 'directory') {
          await walk(inner, `${place}${inner.name}/`);
          continue;
        }
        const bytes = new Uint8Array(await (await inner.getFile()).arrayBuffer());
        files[place + inner.name] = btoa(
          Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
        );
      }
    };
    const own = await navigator.storage.getDirectory();
    await walk(await own.getDirectoryHandle('project'), '');
    return files;
  });
}
