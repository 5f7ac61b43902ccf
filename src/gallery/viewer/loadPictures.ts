import type PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import { tileId } from '../address';

type Content = NonNullable<PhotoSwipe['currSlide']>['content'];

/**
 * Makes PhotoSwipe, which supports only `<img>`, show pictures in two formats. The larger a picture is on the
 * screen, the larger the file that the browser chooses.
 */
export function loadPictures(viewer: PhotoSwipe): void {
  viewer.addFilter('isContentZoomable', (_, content) => !content.isError());
  viewer.addFilter('useContentPlaceholder', () => true);
  viewer.addFilter('placeholderSrc', (_, { data }) => tilePicture(photoOf(data).slug));

  viewer.on('contentLoad', (event) => {
    event.preventDefault();
    const { content } = event;
    const { images, backgroundColor = '' } = photoOf(content.data).src.gatsbyImageData;
    const picture = document.createElement('picture');
    const image = new Image();
    for (const { type } of images.sources ?? []) {
      picture.append(Object.assign(document.createElement('source'), { type }));
    }
    picture.append(image);
    image.className = 'pswp__img';
    image.alt = photoOf(content.data).alt;
    image.style.backgroundColor = backgroundColor;
    image.onload = () => content.onLoaded();
    image.onerror = () => content.onError();
    content.element = picture as HTMLDivElement;
    content.state = 'loading';
  });

  viewer.on('contentResize', ({ content, width }) => {
    const image = content.element?.querySelector('img');
    // Never a smaller file than before, not even after zooming out.
    if (!image || width <= parseFloat(image.sizes || '0')) return;
    chooseFile(content, `${Math.round(width)}px`);
  });

  // PhotoSwipe remembers that a neighbour failed to preload; this loads it again.
  viewer.on('contentActivate', (event) => {
    const { content } = event;
    if (!content.isError()) return;
    event.preventDefault();
    setTimeout(() => viewer.refreshSlideContent(content.index));
  });
}

/** Makes the browser choose a picture's file for its width on the screen, such as `640px`. */
function chooseFile({ data, element: picture }: Content, sizes: string): void {
  const { sources = [], fallback } = photoOf(data).src.gatsbyImageData.images;
  const files = [...sources, fallback];
  picture?.querySelectorAll('source, img').forEach((element, index) => {
    element.setAttribute('sizes', sizes);
    element.setAttribute('srcset', files[index]?.srcSet ?? '');
  });
}

/** Returns the photo that `createViewer` stored in a slide. */
function photoOf(data: SlideData): Queries.PhotoTileFragment {
  return data.photo as Queries.PhotoTileFragment;
}

/**
 * Returns the URL of the picture in a photo's tile, if it has loaded. It is shown until the large one has
 * loaded.
 */
function tilePicture(slug: string): string | false {
  const picture = document.getElementById(tileId(slug))?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : false;
}
