import type { Page } from '@playwright/test';

/** The bytes of files by path; in Base64, because `page.evaluate` cannot pass binary data. */
export type Files = Record<string, string>;

/**
 * Writes files into a folder of the browser's private file system. When the page opens the folder picker, it
 * gets this folder as if a person had picked it.
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

/**
 * Reads the folder of `giveFolder`; returns `undefined` while the admin page is still writing, that is, if a
 * listed file is gone or a new one still empty.
 */
export function readFolder(page: Page): Promise<Files | undefined> {
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
    try {
      await walk(await own.getDirectoryHandle('project'), '');
      return Object.values(files).includes('') ? undefined : files;
    } catch (error) {
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  });
}
