import { pageOf, pagePath, PHOTO_INDEX_PATH } from './paging';

type Photo = Queries.PhotoTileFragment;

/** Photos by the number of their page. */
export type PhotosByPage = ReadonlyMap<number, readonly Photo[]>;

/** The data that Gatsby writes for a page of the gallery; only the part used here. */
interface PageData {
  result: { data: { content: { photoPage: { photos: readonly Photo[] } } } };
}

/** Pages that have arrived, for as long as the window lives: Back finds them again. */
let arrived: PhotosByPage = new Map();
const listeners = new Set<() => void>();
/** Requests made, so that none is made twice; one that failed is forgotten. */
const requests = new Map<string, Promise<unknown>>();

/** Calls back whenever a page has arrived. */
export function subscribeToPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pages that have arrived; the same object until another one does. */
export function arrivedPages(): PhotosByPage {
  return arrived;
}

/**
 * Fetches a page of photos, the data of the static page of that number, unless it has arrived.
 * @throws Error when it does not arrive
 */
export async function fetchPhotoPage(page: number): Promise<readonly Photo[]> {
  const known = arrived.get(page);
  if (known) return known;
  const { result } = await fetchOnce<PageData>(`/page-data${pagePath(page)}page-data.json`);
  const { photos } = result.data.content.photoPage;
  arrived = new Map(arrived).set(page, photos);
  listeners.forEach((listener) => listener());
  return photos;
}

/**
 * Finds the page of a photo by the list of all photos.
 * @returns `undefined` when the gallery has no such photo
 * @throws Error when the list does not arrive
 */
export async function findPage(slug: string): Promise<number | undefined> {
  const position = (await fetchOnce<string[]>(PHOTO_INDEX_PATH)).indexOf(slug);
  return position < 0 ? undefined : pageOf(position);
}

function fetchOnce<T>(path: string): Promise<T> {
  const made = requests.get(path) as Promise<T> | undefined;
  if (made) return made;
  const request = fetchJson<T>(path);
  requests.set(path, request);
  request.catch(() => requests.delete(path));
  return request;
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
