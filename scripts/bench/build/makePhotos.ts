import { createCipheriv } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';

/** Size of the photos, px. */
const WIDTH = 2400;
const HEIGHT = 1600;

/** The details of a photo from coarse to fine: the size of a speck, px, and its amplitude, of 128. */
const DETAILS = [
  { size: 400, strength: 50 },
  { size: 80, strength: 28 },
  { size: 16, strength: 14 },
  { size: 4, strength: 7 },
  { size: 1, strength: 3 },
];

/**
 * Makes JPEGs that take an encoder about as long as real photos: soft colours, shapes of every size, and
 * grain. Each is another part of one large picture; every run makes the same ones.
 * @param folder where they are written
 * @returns their paths
 */
export async function makePhotos(folder: string, count: number): Promise<string[]> {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  const noise = (bytes: number) => cipher.update(Buffer.alloc(bytes));
  const raw = { width: 2 * WIDTH, height: 2 * HEIGHT, channels: 3 } as const;
  const sum = new Float32Array(raw.width * raw.height * 3).fill(128);
  for (const { size, strength } of DETAILS) {
    const [width, height] = [Math.ceil(raw.width / size), Math.ceil(raw.height / size)];
    // Specks of random colours, enlarged so that they blend into one another.
    const layer = await sharp(noise(width * height * 3), { raw: { width, height, channels: 3 } })
      .resize(raw.width, raw.height, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    sum.forEach((value, index) => (sum[index] = value + (layer[index] / 128 - 1) * strength));
  }
  const canvas = sharp(Uint8ClampedArray.from(sum), { raw });
  const paths = Array.from({ length: count }, (_, index) =>
    join(folder, `p${String(index + 1).padStart(4, '0')}.jpg`),
  );
  for (const path of paths) {
    const [left, top] = [WIDTH, HEIGHT].map((most) => noise(4).readUInt32LE() % most);
    const part = { left, top, width: WIDTH, height: HEIGHT };
    await canvas.clone().extract(part).jpeg({ quality: 90 }).toFile(path);
  }
  return paths;
}
