import { z } from 'zod';
import { order, picture, text } from '../../../src/schemas/fields';
import { contentType, typeDefinitions } from '../../../src/build/content/graphql';
import type { Kind } from '../../../src/schemas/kinds';

const course: Kind = {
  field: 'courses',
  type: 'Course',
  place: 'courses/',
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

/** The fields of a type in its definition, one line each. */
function fieldsOf(type: string, definitions: string): string[] {
  const [, body] =
    new RegExp(`^type ${type}\\b[^{]*\\{\\n([^}]*)\\n\\}`, 'm').exec(definitions) ?? [];
  return body.split('\n').map((line) => line.trim());
}

describe('type definitions', () => {
  const definitions = typeDefinitions(course);

  test('have the fields of the schema, required ones and ones with a default non-null', () => {
    expect(fieldsOf('Course', definitions)).toEqual([
      'order: Float!',
      'icon: String! @icon',
      'title: String!',
      'subtitle: String',
      'image: ImageSharp! @picture(use: "card", folder: "courses/")',
      'size: CourseSize!',
      'delay: Int!',
      'open: Boolean!',
      'teacher: CourseTeacher!',
      'dates: [CourseDates!]!',
      'tags: [String!]',
      'slug: String!',
      'html: String! @markdown',
    ]);
  });

  test('define nested objects and choices', () => {
    expect(fieldsOf('CourseTeacher', definitions)).toEqual([
      'name: String!',
      'photo: ImageSharp @picture(use: "portrait", folder: "courses/")',
    ]);
    expect(fieldsOf('CourseDates', definitions)).toEqual(['day: CourseDatesDay']);
    expect(definitions).toContain('enum CourseSize { small large }');
    expect(definitions).toContain('enum CourseDatesDay { Monday Sunday }');
  });

  test('give the text below the front matter only where it is shown', () => {
    expect(fieldsOf('Course', typeDefinitions({ ...course, body: undefined }))).not.toContain(
      'html: String! @markdown',
    );
  });

  test('say what has no type in GraphQL', () => {
    const kind = { ...course, schema: z.strictObject({ nothing: z.null() }) };
    expect(() => typeDefinitions(kind)).toThrow(/Course.*CourseNothing/);
  });
});

test('the root type gives one file, or all of a folder, and the year of the build', () => {
  const page: Kind = { ...course, field: 'coursePage', type: 'CourseContent', place: 'courses.md' };
  expect(fieldsOf('Content', contentType([page, course]))).toEqual([
    'year: Int!',
    'coursePage: CourseContent!',
    'courses: [Course!]!',
  ]);
});
