import { Component } from 'react';
import type { ControlProps } from './globals';

const comparable = (title: unknown) =>
  typeof title === 'string' ? title.trim().toLowerCase() : '';

/** The form field of an item's title, which has to be unique among the items: their files are named after it. */
export class TitleField extends Component<ControlProps> {
  /** Called by the library before it saves. */
  isValid = (value: unknown) => {
    const { entry, field } = this.props;
    const title = comparable(value);
    const limit = field.get('limit') as number;
    if (title.length > limit) return invalid(`Write at most ${limit} characters.`);
    const isTaken = deskEntries(String(entry?.get('collection'))).some(
      ({ slug, locales }) =>
        slug !== entry?.get('slug') &&
        Object.values(locales).some(({ content }) => title && comparable(content?.title) === title),
    );
    return isTaken
      ? invalid(
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

const invalid = (message: string) => ({ error: { message } });
