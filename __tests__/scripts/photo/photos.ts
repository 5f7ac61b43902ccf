import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { put } from '../../support/ownFolder';

/** A phone's photo as HEIC. */
export const HEIC = readFileSync('__tests__/fixtures/phone.heic');

/** An upright picture, red above blue. */
export async function scene(width: number, height: number): Promise<Sharp> {
  const half = { width, height: Math.round(height / 2), channels: 3 as const, background: 'red' };
  const whole = sharp({ create: { width, height, channels: 3, background: 'blue' } });
  return sharp(
    await whole
      .composite([{ input: { create: half }, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

interface Held {
  /** EXIF orientation. */
  orientation: number;
  /** How the sensor's picture is turned, in degrees. */
  angle: number;
  mirrored?: boolean;
}

/** A {@link scene} as a phone stores it: turned, with orientation, place and maker in its metadata. */
export async function phonePhoto(
  width: number,
  height: number,
  { orientation, angle, mirrored = false }: Held = { orientation: 6, angle: -90 },
): Promise<Sharp> {
  const upright = await (await scene(width, height)).flop(mirrored).png().toBuffer();
  const turned = await sharp(upright).rotate(angle).png().toBuffer();
  const exif = {
    IFD0: { Make: 'SECRETMAKER' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  };
  return sharp(turned).withMetadata({ orientation, exif }).jpeg({ quality: 100 });
}

/** Which half of a {@link scene} a place of a picture shows; places from 0 to 1. */
export async function halfAt(picture: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const [column, row] = [Math.floor(x * (info.width - 1)), Math.floor(y * (info.height - 1))];
  const pixel = (row * info.width + column) * info.channels;
  return data[pixel] > data[pixel + 2] ? 'red' : 'blue';
}

/** Writes a photo into the current folder (see `inOwnFolder`), and gives its name back. */
export async function putPhoto(name: string, data: Sharp | Buffer | string): Promise<string> {
  put(name, typeof data === 'object' && 'toBuffer' in data ? await data.toBuffer() : data);
  return name;
}
