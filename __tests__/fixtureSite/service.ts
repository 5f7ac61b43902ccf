import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The address to which the form of the site with a service sends its messages; a test answers for it. */
export const SERVICE = 'https://letters.example/quay';

/** Sets the service in a folder with the tests' content. */
export async function setService(content: string): Promise<void> {
  const file = join(content, 'contact.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('\nform:\n', `\nform:\n  service: ${SERVICE}\n`));
}
