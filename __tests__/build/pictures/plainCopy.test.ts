import type { CreateNodeArgs } from 'gatsby';
import sharp, { type Sharp } from 'sharp';
import { createPlainCopy, plainCopy } from '../../../src/build/pictures/plainCopy';
import { inOwnFolder } from '../../support/ownFolder';
import { scene } from '../../support/scene';

const put = inOwnFolder();

/** Copies a picture that is a file of this name. */
async function copyOf(name: string, picture: Sharp) {
  put(name, await picture.toBuffer());
  return (await plainCopy(name)) as Buffer;
}

test('a photo taken sideways becomes upright and complete, without other metadata', async () => {
  const turned = sharp(await (await scene(60, 80)).rotate(-90).png().toBuffer());
  const exif = { IFD0: { Make: 'SECRETMAKER' } };
  const photo = turned.withMetadata({ orientation: 6, exif }).jpeg({ quality: 100 });
  const copy = await copyOf('a.jpg', photo.withIccProfile('p3'));
  const metadata = await sharp(copy).metadata();
  expect(metadata).toMatchObject({ width: 60, height: 80, format: 'jpeg' });
  expect(metadata).not.toHaveProperty('orientation');
  expect(metadata).not.toHaveProperty('exif');
  expect(copy.includes('SECRETMAKER')).toBe(false);
  const halves = sharp(copy).resize(1, 2, { fit: 'fill' }).toColourspace('srgb').removeAlpha();
  const [red, , notBlue, notRed, , blue] = await halves.raw().toBuffer();
  expect([red > notBlue, blue > notRed]).toEqual([true, true]);
});

test('a picture with 16 bits per channel and a profile keeps its colours', async () => {
  const create = { width: 40, height: 40, channels: 3, background: '#f00' } as const;
  const deep = sharp({ create }).toColourspace('rgb16').withIccProfile('srgb').png();
  const published = sharp(await copyOf('a.png', deep)).resize(20);
  expect((await sharp('a.png').metadata()).depth).toBe('ushort');
  const [red, green, blue] = await published.raw().toBuffer();
  expect([red, green, blue]).toEqual([255, 0, 0]);
});

test('an upright photo needs no copy', async () => {
  expect(await copyOf('a.jpg', (await scene(60, 80)).jpeg())).toBeUndefined();
});

test('a picture whose name looks like an encoded one has a copy of that name', async () => {
  put('a.png', await (await scene(60, 80)).withMetadata({ orientation: 6 }).png().toBuffer());
  const createNode = jest.fn<undefined, [{ name: string }]>();
  const node = { name: '100% bio', ext: '.png', extension: 'png', absolutePath: 'a.png' };
  await createPlainCopy({
    node: { ...node, sourceInstanceName: 'content', internal: { type: 'File' } },
    actions: { createNode, createParentChildLink: jest.fn() },
    createNodeId: (id: string) => id,
    getCache: () => ({ directory: process.cwd(), get: jest.fn(), set: jest.fn() }),
  } as unknown as CreateNodeArgs);
  expect(createNode.mock.calls[0][0].name).toBe('100% bio');
});
