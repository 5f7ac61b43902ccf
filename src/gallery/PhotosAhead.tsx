import { wholeWidth } from './PhotoStage';
import { Picture } from '../components/Picture';

interface PhotosAheadProps {
  /** Photos that may be shown next; those whose data has not arrived are missing. */
  photos: readonly (Queries.PhotoTileFragment | undefined)[];
}

/** Has the large pictures fetched that the visitor may ask for next. */
export function PhotosAhead({ photos }: PhotosAheadProps) {
  return (
    <div hidden>
      {photos.map(
        (photo, index) =>
          photo && (
            <Picture
              key={index}
              image={photo.src.gatsbyImageData}
              alt=""
              sizes={wholeWidth(photo.src.gatsbyImageData.width / photo.src.gatsbyImageData.height)}
              loading="ahead"
            />
          ),
      )}
    </div>
  );
}
