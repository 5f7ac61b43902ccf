import { contentSchema } from '../../schemas/contentSchema';
import { helpText } from './editorSchemas';
import { photo } from '../../schemas/photo';

const EXAMPLES: Record<keyof typeof photo.shape, string> = {
  order: '',
  src: 'open-day.jpg',
  alt: 'Two girls try a telescope on the school roof.',
  title: 'Open day',
  description: 'Families visit our workshops and ask everything they ever wanted to know.',
  size: 'small',
};

/** A photo's markdown file with an example in each field, and above it what the field is for. */
export function photoTemplate(): string {
  const { properties = {} } = contentSchema(photo);
  const fields = Object.entries(EXAMPLES).map(([name, example]) =>
    `# ${helpText(properties[name])}\n${name}: ${example}`.trimEnd(),
  );
  return `---\n${fields.join('\n\n')}\n---\n`;
}
