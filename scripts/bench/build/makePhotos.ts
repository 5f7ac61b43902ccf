import { join } from 'node:path';
import sharp from 'sharp';

/** Details of a photo from coarse to fine: how many px one speck is wide, and how strong it is. */
const DETAILS = [
  { size: 400, strength: 50 },
  { size: 80, strength: 28 },
  { size: 16, strength: 14 },
  { size: 4, strength: 7 },
  { size: 1, strength: 3 },
];

/**
 * Makes JPEGs that cost an encoder about what photos do: soft colours, shapes of every size, and
 * grain. Each is another part of one large picture, the same at every run.
 * @param folder where they go
 * @param width in px; the height is two thirds of it
 * @returns their paths
 */
export async function makePhotos(folder: string, count: number, width: number): Promise<string[]> {
  const height = Math.round((width * 2) / 3);
  const random = generator();
  const raw = { width: 2 * width, height: 2 * height, channels: 3 } as const;
  const canvas = await paint(random, raw);
  const paths: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const path = join(folder, `p${String(number).padStart(4, '0')}.jpg`);
    const part = {
      left: Math.floor(random() * width),
      top: Math.floor(random() * height),
      width,
      height,
    };
    await sharp(canvas, { raw }).extract(part).jpeg({ quality: 90 }).toFile(path);
    paths.push(path);
  }
  return paths;
}

interface Size {
  width: number;
  height: number;
}

async function paint(random: () => number, size: Size): Promise<Uint8ClampedArray> {
  const sum = new Float32Array(size.width * size.height * 3).fill(128);
  for (const { size: speck, strength } of DETAILS) {
    const layer = await specks(random, size, speck);
    for (let index = 0; index < sum.length; index += 1) {
      sum[index] += ((layer[index] - 128) / 64) * strength;
    }
  }
  return Uint8ClampedArray.from(sum);
}

/** Specks of random colours, drawn into one another. */
async function specks(random: () => number, { width, height }: Size, speck: number) {
  const small = {
    width: Math.ceil(width / speck),
    height: Math.ceil(height / speck),
    channels: 3,
  } as const;
  const noise = new Uint8Array(small.width * small.height * 3);
  for (let index = 0; index < noise.length; index += 1) noise[index] = 64 + random() * 128;
  return sharp(noise, { raw: small })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

/** Numbers from 0 to 1, by a linear congruence: even enough for noise, and alike on every machine. */
function generator(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
