import { Component } from 'react';
import type { ControlProps } from './globals';

const plain = (title: unknown) => (typeof title === 'string' ? title.trim().toLowerCase() : '');

/** The title of an item: it names the files, and no other item may have it. */
export class TitleField extends Component<ControlProps> {
  /** Asked by the desk before it saves. */
  isValid = (value: unknown) => {
    const { entry, field } = this.props;
    const title = plain(value);
    const limit = field.get('limit') as number;
    if (title.length > limit) return mistake(`Write at most ${limit} characters.`);
    const isTaken = deskEntries(String(entry?.get('collection'))).some(
      ({ slug, locales }) =>
        slug !== entry?.get('slug') &&
        Object.values(locales).some(({ content }) => title && plain(content?.title) === title),
    );
    return isTaken
      ? mistake(
          'Another one has this title. Write a different one, so that people can tell them apart.',
        )
      : true;
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
