import { Component, type ChangeEvent } from 'react';
import type { ControlProps } from './globals';

interface State {
  problem?: string;
  busy?: boolean;
}

/** The formats of phones and cameras; the library converts each into WebP and applies its rotation. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Largest file to convert: a larger one may exhaust the memory of a phone's browser. */
const MAX_BYTES = 60_000_000;

/**
 * The form field of a picture. Staff choose a file; the library scales it down and removes its
 * metadata, and a file that cannot be used is explained in a sentence. A class, since the library
 * bundles its own copy of React, in which hooks from the site's React do not work.
 */
export class PictureField extends Component<ControlProps, State> {
  override state: State = {};

  /** Settles when the file chosen last has been converted. */
  private work: Promise<void> = Promise.resolve();

  /** Called by the library before it saves; the promise has it wait for a file that is being converted. */
  isValid = () => this.work.then(() => true);

  private readonly choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    this.setState({ busy: true, problem: undefined });
    this.work = this.take(file)
      .catch((error: unknown) => {
        console.warn(error);
        return `${file.name} cannot be read: it is damaged, or not a picture. Take a JPEG, PNG, WebP, AVIF or HEIC.`;
      })
      .then((problem) => {
        target.value = '';
        this.setState({ busy: false, problem });
      });
  };

  /**
   * Adds a picture to the files that saving uploads.
   * @returns a sentence for staff when the file cannot be used
   */
  private async take(file: File): Promise<string | undefined> {
    const { addFile, onChange, field } = this.props;
    if (file.size === 0) return `${file.name} is an empty file. Copy the picture again.`;
    if (file.size > MAX_BYTES) {
      return `${file.name} has ${Math.round(file.size / 1e6)} MB. Take one of at most ${MAX_BYTES / 1e6} MB.`;
    }
    const name = this.fileName(file);
    if (!name) return 'Write the title first: the picture’s file is named after it.';
    const address = await addFile(file, { name });
    // Any other address is that of the same picture, which the repository has already.
    if (address.startsWith('blob:')) {
      const picture = await (await fetch(address)).blob();
      if (picture.type !== 'image/webp') throw new Error(`It was left as ${picture.type}.`);
      const { width } = await createImageBitmap(picture);
      const least = field.get('min_width') as number;
      if (width < least) {
        return `${file.name} is ${width} pixels wide and would look blurred. Take one at least ${least} pixels wide, best the original.`;
      }
    }
    onChange(address);
    return undefined;
  }

  /**
   * The name for a picture's file: in a new item, after its title; otherwise after the picture in the
   * repository that it replaces.
   * @returns `undefined` while a new item has no title
   */
  private fileName(file: File): string | undefined {
    const { entry, value } = this.props;
    const ending = /\.\w+$/.exec(file.name)?.[0] ?? '';
    const isNew = entry && !entry.get('slug');
    const replaced = typeof value === 'string' && !value.startsWith('blob:') ? value : file.name;
    const stem = isNew
      ? String(entry.getIn(['data', 'title']) ?? '').trim()
      : replaced.replace(/\.\w+$/, '');
    return stem && stem + ending;
  }

  override render() {
    const { forID, value } = this.props;
    const { problem, busy } = this.state;
    const name = typeof value === 'string' ? value : '';
    const isNew = name.startsWith('blob:');
    return (
      <div className="desk-picture">
        {isNew ? <img src={name} alt="What you chose" /> : name && <p>{name}</p>}
        <input
          id={forID}
          aria-labelledby={`${forID}-label`}
          type="file"
          accept={ACCEPTED}
          onChange={this.choose}
          disabled={busy}
        />
        <p role="status">{busy ? 'The picture is being made ready …' : ''}</p>
        {problem && <p role="alert">{problem}</p>}
      </div>
    );
  }
}
