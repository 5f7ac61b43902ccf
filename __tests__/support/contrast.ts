/** Relative luminance (WCAG 2.2) of a colour's linear parts, each from 0 to 1. */
export const luminance = ([r, g, b]: number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Relative luminance of a colour's parts in sRGB, each from 0 to 255. */
export const luminanceOfRgb = (parts: number[]) =>
  luminance(
    parts.map((part) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4)),
  );

/** Contrast of two luminances, the larger one first. */
export const contrast = (light: number, dark: number) => (light + 0.05) / (dark + 0.05);
