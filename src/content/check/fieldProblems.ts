import type { Surroundings, Value, Values } from '../fields/fieldKind';
import { kindOfField } from '../fields/kindOfField';
import { closedDays } from '../schemas/officeHours';
import { at, type Problem, warning } from '../sentences/problem';

/** Returns the problems of values that follow the schema, but probably are not what was meant. */
export function fieldProblems(around: Surroundings): Problem[] {
  return [...around.values.values()].flatMap((value) => {
    const { schema, location, words, comment } = value;
    const check = kindOfField(schema)?.check;
    return [
      ...formerProblems(value, around.values),
      ...at(location, words && check ? check(words, comment, around) : pastProblem(value)),
    ];
  });
}

const FORMER = warning('pages no longer show this field.', 'Delete it with all its lines.');

/** Returns a warning about each field in a value that the site no longer has. */
function formerProblems({ schema: { former = [] }, location: { field } }: Value, values: Values) {
  return former.flatMap((name) => {
    const there = values.get(field ? `${field} › ${name}` : name);
    return there ? at(there.location, FORMER) : [];
  });
}

/** Returns a warning about an entry of the closed days that is in the past. */
function pastProblem({ location, data }: Value): Problem | undefined {
  if (!/^hours › closed › \d+$/.test(location.field)) return undefined;
  const { data: days } = closedDays.safeParse(data);
  const today = new Date().toISOString().slice(0, 10);
  if (!days || days.yearly || (days.to ?? days.from) >= today) return undefined;
  return warning('these closed days are over.', 'Write the next ones instead, or delete them.');
}
