import { Component } from 'react';
import type { ControlProps } from './globals';

type Fields = Record<string, unknown>;

/** Titles of the files that were read, by kind of content; as often as they stand there. */
const titles = new Map<string, string[]>();

const plain = (title: unknown) => (typeof title === 'string' ? title.trim().toLowerCase() : '');

/** Remembers the title of a file that was read. */
export function knowTitle(kind: string, { title }: Fields): void {
  titles.set(kind, [...(titles.get(kind) ?? []), plain(title)]);
}

/** The title of an item: it names the files, and no other item may have it. */
export class TitleField extends Component<ControlProps> {
  private readonly first = plain(this.props.value);

  /** Asked by the desk before it saves. */
  isValid = (value: unknown) => {
    const title = plain(value);
    const limit = this.props.field.get('limit') as number;
    if (title.length > limit) return mistake(`Write at most ${limit} characters.`);
    const others = titles.get(String(this.props.entry?.get('collection'))) ?? [];
    if (!title || title === this.first || !others.includes(title)) return true;
    return mistake(
      'Another one has this title. Write a different one, so that people can tell them apart.',
    );
  };

  override render() {
    const { forID, classNameWrapper, value, onChange } = this.props;
    return (
      <input
        id={forID}
        aria-labelledby={`${forID}-label`}
        className={classNameWrapper}
        type="text"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
}

const mistake = (message: string) => ({ error: { message } });
