/** Types for the functions that `predictJobs.ts` uses; the plugin has none. */
declare module 'gatsby-plugin-sharp' {
  export function setActions(actions: {
    createJobV2: (job: {
      name: string;
      inputPaths: string[];
      outputDir: string;
      args: unknown;
    }) => Promise<void>;
  }): void;

  export function generateImageData(options: {
    file: {
      absolutePath: string;
      internal: { contentDigest: string };
      name: string;
      base: string;
      extension: string;
    };
    args: object;
    pathPrefix: string;
    reporter: Pick<Console, 'warn' | 'error'>;
  }): Promise<unknown>;
}

declare module 'gatsby-plugin-sharp/plugin-options' {
  export function setPluginOptions(options: object): void;
}
