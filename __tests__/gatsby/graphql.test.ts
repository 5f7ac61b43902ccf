import { z } from 'zod';
import { typeDefinitions } from '../../src/gatsby/graphql';

test('a field that has no type in GraphQL is an error', () => {
  const schema = z.strictObject({ nothing: z.null() });
  const kind = { field: 'courses', type: 'Course', path: 'courses/', schema } as const;
  expect(() => typeDefinitions(kind)).toThrow(/Course.*CourseNothing/);
});
