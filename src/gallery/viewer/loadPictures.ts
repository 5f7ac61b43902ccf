import type PhotoSwipe from 'photoswipe';
import { tileId } from '../photo';
import type { Slide } from './geometry';

type Photo = Queries.PhotoFragment;

/**
 * Makes PhotoSwipe, which supports only `<img>`, show pictures in two formats. The larger a picture is on the
 * screen, the larger the file that the browser chooses.
 */
export function loadPictures(pswp: PhotoSwipe, photos: readonly Photo[]): void {
  const photoOf = ({ index }: Slide['content']) => photos[index];

  pswp.addFilter('isContentZoomable', (_, content) => !content.isError());
  pswp.addFilter('useContentPlaceholder', () => true);
  pswp.addFilter('placeholderSrc', (_, content) => tilePicture(photoOf(content).slug));

  pswp.on('contentLoad', (event) => {
    event.preventDefault();
    const { content } = event;
    const { alt, src } = photoOf(content);
    const picture = document.createElement('picture');
    const image = new Image();
    for (const { type } of src.gatsbyImageData.images.sources ?? []) {
      picture.append(Object.assign(document.createElement('source'), { type }));
    }
    picture.append(image);
    image.className = 'pswp__img';
    image.alt = alt;
    image.onload = () => content.onLoaded();
    image.onerror = () => content.onError();
    content.element = picture as HTMLDivElement;
    content.state = 'loading';
  });

  pswp.on('contentResize', ({ content, width }) => {
    const picture = content.element;
    const image = picture?.querySelector('img');
    // Never a smaller file than before, not even after zooming out.
    if (!picture || !image || width <= parseFloat(image.sizes || '0')) return;
    chooseFile(picture, photoOf(content), `${Math.round(width)}px`);
  });

  // PhotoSwipe remembers that a neighbour failed to preload; this loads it again.
  pswp.on('contentActivate', (event) => {
    const { content } = event;
    if (!content.isError()) return;
    event.preventDefault();
    setTimeout(() => pswp.refreshSlideContent(content.index));
  });
}

/** Makes the browser choose a picture's file for its width on the screen, such as `640px`. */
function chooseFile(picture: HTMLElement, { src }: Photo, sizes: string): void {
  const { sources = [], fallback } = src.gatsbyImageData.images;
  const files = [...sources, fallback];
  picture.querySelectorAll('source, img').forEach((element, index) => {
    element.setAttribute('sizes', sizes);
    element.setAttribute('srcset', files[index]?.srcSet ?? '');
  });
}

/** Returns the URL of the picture in a photo's tile, if it has loaded: it is shown until the large one has. */
function tilePicture(slug: string): string | false {
  const picture = document.getElementById(tileId(slug))?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : false;
}
