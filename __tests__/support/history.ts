import { navigate, type PageProps } from 'gatsby';
import { useSyncExternalStore } from 'react';

type PageLocation = PageProps['location'];

interface Options {
  replace?: boolean;
  state?: object | null;
}

/** The history of a browser window, in which Gatsby's `navigate` moves. */
export class FakeHistory {
  private entries: PageLocation[];
  private at = 0;
  private readonly listeners = new Set<() => void>();

  /** @param start the address the visitor came in by */
  constructor(start: string) {
    this.entries = [locationOf(start)];
    jest.mocked(navigate).mockReset();
    jest
      .mocked(navigate)
      .mockImplementation((to: string | number, { replace = false, state }: Options = {}) => {
        if (typeof to === 'number') {
          this.move(to);
        } else {
          const kept = this.entries.slice(0, replace ? this.at : this.at + 1);
          this.entries = [...kept, locationOf(to, state)];
          this.move(kept.length - this.at);
        }
      });
  }

  get location(): PageLocation {
    return this.entries[this.at];
  }

  /** The addresses of all entries, oldest first. */
  get addresses(): string[] {
    return this.entries.map(({ pathname, hash }) => pathname + hash);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private move(steps: number) {
    if (!(this.at + steps in this.entries)) throw new Error('The history has no such entry.');
    this.at += steps;
    for (const listener of this.listeners) listener();
  }
}

/** The history's present address. */
export function useLocation(history: FakeHistory): PageLocation {
  const read = () => history.location;
  return useSyncExternalStore(history.subscribe, read, read);
}

/** A location as Gatsby hands it to a page. */
export function locationOf(address: string, state: object | null = null): PageLocation {
  const { href, pathname, search, hash } = new URL(address, 'https://www.harbourlight.example');
  return { href, pathname, search, hash, state } as PageLocation;
}
