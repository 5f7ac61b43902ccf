import type { z } from 'zod';

type Path = readonly (string | number)[];

/** No field takes this, and every field that wants a certain form says so. */
const MISFIT = '\u0000';

/** What a schema says to words that do not have the form of a field, such as a time. */
export function misfitOf(schema: z.ZodType): (path: Path) => string {
  return (path) => {
    const issues = schema.safeParse(nested(path)).error?.issues ?? [];
    const issue = issues.find(
      ({ code, path: found }) => code === 'invalid_format' && found.join() === path.join(),
    );
    if (!issue) throw new Error(`The schema says nothing of the form of ${path.join('.')}.`);
    return issue.message;
  };
}

function nested(path: Path): unknown {
  return path.reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    MISFIT,
  );
}
