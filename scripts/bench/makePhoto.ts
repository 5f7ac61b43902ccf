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
 * Makes a JPEG that costs an encoder about what a photo does: soft colours, shapes of every size, and
 * grain. The same number gives the same photo.
 * @param width in px; the height is two thirds of it
 */
export async function makePhoto(path: string, number: number, width: number): Promise<void> {
  const height = Math.round((width * 2) / 3);
  const random = generator(number);
  const sum = new Float32Array(width * height * 3).fill(128);
  for (const { size, strength } of DETAILS) {
    const layer = await specks(random, width, height, size);
    for (let index = 0; index < sum.length; index += 1) {
      sum[index] += ((layer[index] - 128) / 64) * strength;
    }
  }
  const raw = { width, height, channels: 3 } as const;
  await sharp(Uint8ClampedArray.from(sum), { raw }).jpeg({ quality: 90 }).toFile(path);
}

/** Specks of random colours, drawn into one another. */
async function specks(random: () => number, width: number, height: number, size: number) {
  const small = {
    width: Math.ceil(width / size),
    height: Math.ceil(height / size),
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
function generator(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
