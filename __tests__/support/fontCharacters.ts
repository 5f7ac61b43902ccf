import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The sizes of a WOFF2 file's header, in bytes (https://www.w3.org/TR/WOFF2/), and numbers of its known tables. */
const HEADER = 48;
const CMAP = 0;
const [GLYF, LOCA] = [10, 11];
const OTHER = 63;

/** Returns the characters for which a WOFF2 font has a glyph. */
export function fontCharacters(path: string): Set<string> {
  const file = readFileSync(path);
  let at = HEADER;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const lengths = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++];
    const [table, version] = [flags & 63, flags >> 6];
    if (table === OTHER) at += 4;
    const length = number();
    // Glyphs are transformed unless their version is 3, all other tables if it is not 0.
    const isTransformed = table === GLYF || table === LOCA ? version !== 3 : version !== 0;
    return { table, length: isTransformed ? number() : length };
  });
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const before = lengths.slice(
    0,
    lengths.findIndex(({ table }) => table === CMAP),
  );
  const start = before.reduce((sum, { length }) => sum + length, 0);
  return charactersOf(tables.subarray(start));
}

/** Returns the characters of a `cmap` table: those of its first subtable, which has ranges (format 4). */
function charactersOf(cmap: Buffer): Set<string> {
  const ranges = cmap.subarray(cmap.readUInt32BE(8));
  if (ranges.readUInt16BE(0) !== 4) throw new Error('the characters have an unknown format');
  const size = ranges.readUInt16BE(6);
  const characters = new Set<string>();
  for (let range = 0; range < size; range += 2) {
    const last = ranges.readUInt16BE(14 + range);
    for (let code = ranges.readUInt16BE(16 + size + range); code <= last; code += 1) {
      characters.add(String.fromCharCode(code));
    }
  }
  return characters;
}
