import { pageOf, pagePath, PHOTO_INDEX_PATH } from './paging';

type Photo = Queries.PhotoTileFragment;

/** Photos by the number of their page. */
export type PhotosByPage = ReadonlyMap<number, readonly Photo[]>;

/** Gatsby's `page-data.json` of a page of the gallery; only the part used here. */
interface PageData {
  result: { data: { content: { photoPage: { photos: readonly Photo[] } } } };
}

/** The pages fetched so far, cached until the document is unloaded, so that Back needs no request. */
let loaded: PhotosByPage = new Map();
const listeners = new Set<() => void>();
/** Requests by path, so that each is made once; a failed one is removed and can be made again. */
const requests = new Map<string, Promise<unknown>>();

/**
 * Calls a listener whenever a page has been fetched.
 * @returns removes the listener
 */
export function subscribeToPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pages fetched so far; the same object until the next one, as `useSyncExternalStore` needs. */
export function loadedPages(): PhotosByPage {
  return loaded;
}

/**
 * The photos of a page, fetched from the page data of the static page of that number unless cached.
 * @throws Error when the request fails
 */
export async function fetchPhotoPage(page: number): Promise<readonly Photo[]> {
  const known = loaded.get(page);
  if (known) return known;
  const { result } = await fetchOnce<PageData>(`/page-data${pagePath(page)}page-data.json`);
  const { photos } = result.data.content.photoPage;
  loaded = new Map(loaded).set(page, photos);
  listeners.forEach((listener) => listener());
  return photos;
}

/**
 * Looks up the number of a photo's page in the list of all photos.
 * @returns `undefined` when the gallery has no such photo
 * @throws Error when the list cannot be fetched
 */
export async function findPage(slug: string): Promise<number | undefined> {
  const position = (await fetchOnce<string[]>(PHOTO_INDEX_PATH)).indexOf(slug);
  return position < 0 ? undefined : pageOf(position);
}

function fetchOnce<T>(path: string): Promise<T> {
  const earlier = requests.get(path) as Promise<T> | undefined;
  if (earlier) return earlier;
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
