import { interpolate } from '../ui/interpolate';
import { TITLE_ID } from './photo';

interface PhotoWordsProps {
  photo: Queries.PhotoFragment;
  labels: { credit: string };
  level: 'h1' | 'h2';
  look: { title: string; credit?: string };
}

/** What a photo's own page and the viewer say about it. */
export function PhotoWords({ photo, labels, level: Title, look }: PhotoWordsProps) {
  return (
    <>
      <Title className={look.title} id={TITLE_ID}>
        {photo.title}
      </Title>
      <p>{photo.description}</p>
      {photo.credit && (
        <p className={look.credit}>{interpolate(labels.credit, { name: photo.credit })}</p>
      )}
    </>
  );
}
