/** Where a command speaks. */
export interface Terminal {
  /** Says something for good, as a line of its own. */
  say: (line: string) => void;
  /** Says how far things are; the next thing said takes its place. */
  progress: (line: string) => void;
}

const ERASE_LINE = '\r\u001b[K';
const SILENCE_MS = 30_000;

/** A terminal on a stream; one that no person watches gets a line of progress now and then. */
export function terminal(stream: { isTTY?: boolean; write: (text: string) => unknown }): Terminal {
  const erase = stream.isTTY ? ERASE_LINE : '';
  let spoken = -Infinity;
  return {
    say: (line) => stream.write(`${erase}${line}\n`),
    progress: (line) => {
      if (stream.isTTY) return stream.write(ERASE_LINE + line);
      if (Date.now() - spoken < SILENCE_MS) return;
      spoken = Date.now();
      stream.write(`${line}\n`);
    },
  };
}
