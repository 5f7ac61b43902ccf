declare module 'subset-font' {
  /** The package has no types. This is the part of its interface that is used here. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
