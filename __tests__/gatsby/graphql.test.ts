import { z } from 'zod';
import { order, picture, text } from '../../src/schemas/fields';
import { typeDefinitions } from '../../src/gatsby/graphql';
import type { Kind } from '../../src/schemas/kinds';

const course: Kind = {
  field: 'courses',
  type: 'Course',
  path: 'courses/',
  body: 'A letter.',
  schema: z.strictObject({
    order: order(),
    icon: z.string().meta({ icon: true }),
    title: text('The title.'),
    subtitle: text('A second title.').optional(),
    image: picture('card', 'The picture.'),
    size: z.enum(['small', 'large']).default('small'),
    delay: z.literal([0, 150]),
    open: z.boolean(),
    teacher: z.strictObject({
      name: text('Name.'),
      photo: picture('portrait', 'Photo.').optional(),
    }),
    dates: z.array(z.strictObject({ day: z.enum(['Monday', 'Sunday']).optional() })),
    tags: z.array(text('A tag.')).optional(),
  }),
};

test('types have the fields of the schema; nested ones and choices have types of their own', () => {
  expect(typeDefinitions(course)).toBe(`enum CourseSize { small large }
type CourseTeacher {
  name: String!
  photo: ImageSharp @picture(folder: "courses/")
}
enum CourseDatesDay { Monday Sunday }
type CourseDates {
  day: CourseDatesDay
}
type Course implements Node @dontInfer {
  order: Float!
  icon: String! @icon
  title: String!
  subtitle: String
  image: ImageSharp! @picture(folder: "courses/")
  size: CourseSize!
  delay: Int!
  open: Boolean!
  teacher: CourseTeacher!
  dates: [CourseDates!]!
  tags: [String!]
  slug: String!
}`);
});

test('a field that has no type in GraphQL is an error', () => {
  const kind = { ...course, schema: z.strictObject({ nothing: z.null() }) };
  expect(() => typeDefinitions(kind)).toThrow(/Course.*CourseNothing/);
});
