import 'react';

declare module 'react' {
  /** Custom properties, by which components hand numbers to their styles. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
