import { readFileSync } from 'node:fs';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');

/** What is written on each ground. */
const PAIRS = {
  '--paper': ['--ink', '--ink-soft', '--action', '--action-deep'],
  '--paper-deep': ['--ink', '--ink-soft', '--action', '--action-deep'],
  '--card': ['--ink', '--ink-soft', '--action', '--action-deep'],
  '--ink': ['--paper', '--on-ink-soft', '--mark'],
  '--shade': ['--paper', '--on-ink-soft', '--mark'],
  '--action': ['--card', '--paper'],
  '--action-deep': ['--card'],
  '--mark': ['--ink'],
  '--wood': ['--ink'],
  '--wood-deep': ['--ink'],
};

/** Returns red, green and blue of a token, 0 to 255. */
function channels(token: string): number[] {
  const value = new RegExp(`(?<=^ +${token}: ).*(?=;)`, 'm').exec(TOKENS)?.[0] ?? '';
  if (!/^#[\da-f]{6}$/.test(value)) return value.split(' ').map(Number);
  return [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16));
}

/** Returns the relative luminance of a token (WCAG 2.2). */
function luminance(token: string): number {
  const [red, green, blue] = channels(token).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(
  Object.entries(PAIRS).flatMap(([ground, words]) => words.map((word) => [word, ground] as const)),
)('%s can be read on %s', (word, ground) => {
  const [dark, light] = [luminance(word), luminance(ground)].sort((a, b) => a - b);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});
