import sharp, { type Sharp } from 'sharp';
import { put } from './ownFolder';

/** An upright picture, red above blue. */
export async function scene(width: number, height: number): Promise<Sharp> {
  const red = { width, height: Math.round(height / 2), channels: 3, background: 'red' } as const;
  const blue = sharp({ create: { ...red, height, background: 'blue' } });
  const both = blue.composite([{ input: { create: red }, left: 0, top: 0 }]);
  return sharp(await both.png().toBuffer());
}

/** A {@link scene} as a phone stores it: sideways, with its maker in its metadata. */
export async function phonePhoto(width: number, height: number): Promise<Sharp> {
  const turned = await (await scene(width, height)).rotate(-90).png().toBuffer();
  const exif = { IFD0: { Make: 'SECRETMAKER' } };
  return sharp(turned).withMetadata({ orientation: 6, exif }).jpeg({ quality: 100 });
}

/** The colours of a {@link scene}, such as `red above blue`. */
export async function coloursOf(picture: Buffer): Promise<string> {
  const two = sharp(picture).resize(1, 2, { fit: 'fill' }).toColourspace('srgb').removeAlpha();
  const data = await two.raw().toBuffer();
  return [0, 3].map((at) => (data[at] > data[at + 2] ? 'red' : 'blue')).join(' above ');
}

/** Writes a photo into the current folder (see `inOwnFolder`), and returns its name. */
export async function putPhoto(name: string, data: Sharp | Buffer): Promise<string> {
  put(name, 'toBuffer' in data ? await data.toBuffer() : data);
  return name;
}
