/** Parts of red, green and blue in linear light, 0 to 1. */
export type Light = readonly number[];

/** The light of a colour in sRGB, whose parts go from 0 to 255. */
export const fromSrgb = (colour: readonly number[]): Light =>
  colour.map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4));

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(...colours: [Light, Light]): number {
  const [dark, light] = colours
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}
