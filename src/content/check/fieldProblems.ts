import type { Surroundings, Value } from '../fields/fieldKind';
import { kindOfField } from '../fields/kindOfField';
import { closedDays } from '../schemas/officeHours';
import { at, type Problem, warning } from '../sentences/problem';

/** Returns the problems of values that follow the schema, but probably are not what was meant. */
export function fieldProblems(around: Surroundings): Problem[] {
  return [...around.values.values()].flatMap((value) => [
    ...at(value.location, pastProblem(value)),
    ...at(value.location, kindOfField(value.schema)?.check?.(value, around)),
  ]);
}

/** Returns a warning about an entry of the closed days that is in the past. */
function pastProblem({ location, data }: Value): Problem | undefined {
  if (!/^hours › closed › \d+$/.test(location.field)) return undefined;
  const { data: days } = closedDays.safeParse(data);
  const today = new Date().toISOString().slice(0, 10);
  if (!days || days.yearly || (days.to ?? days.from) >= today) return undefined;
  return warning('these closed days are over.', 'Write the next ones instead, or delete them.');
}
