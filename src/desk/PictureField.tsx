import { Component, type ChangeEvent } from 'react';
import type { ControlProps } from './globals';

interface State {
  problem?: string;
  busy?: boolean;
}

/** What a phone or a camera gives; the library turns each of them into an upright WebP. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** Larger files are too much for a phone's browser. */
const MAX_BYTES = 60_000_000;

/**
 * Picks a picture from the device, has it made smaller and freed of its metadata, and says in a
 * sentence why one cannot be used. A class, since the desk brings a React of its own, whose hooks
 * are not ours.
 */
export class PictureField extends Component<ControlProps, State> {
  override state: State = {};

  private work: Promise<void> = Promise.resolve();

  /** Asked by the desk before it saves: it waits for a picture that is still being made ready. */
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

  /** Adds a picture to what will be saved; gives the reason when it cannot be used. */
  private async take(file: File): Promise<string | undefined> {
    const { addFile, onChange, field } = this.props;
    if (file.size === 0) return `${file.name} is an empty file. Copy the picture again.`;
    if (file.size > MAX_BYTES) {
      return `${file.name} has ${Math.round(file.size / 1e6)} MB. Take one of at most ${MAX_BYTES / 1e6} MB.`;
    }
    const name = this.fileName(file);
    if (!name) return 'Write the title first: the picture’s file is named after it.';
    const address = await addFile(file, { name });
    // An address in the repository: this very picture is there already.
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
   * A new item's picture is named as its file will be, after the title; one that takes the place of
   * another, after that.
   */
  private fileName(file: File): string | undefined {
    const { entry, value } = this.props;
    const ending = /\.\w+$/.exec(file.name)?.[0] ?? '';
    const isNew = entry && !entry.get('slug');
    const before = typeof value === 'string' && !value.startsWith('blob:') ? value : file.name;
    const stem = isNew
      ? String(entry.getIn(['data', 'title']) ?? '').trim()
      : before.replace(/\.\w+$/, '');
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
