/** A change of the library's text while it is bundled. */
interface Patch {
  from: RegExp;
  to: string;
}

/**
 * What the library would ask of other hosts by itself, and what stands there instead: how the Git
 * host is (all is well), fonts (its own come after them), and a fallback for its own files.
 */
const OTHER_HOSTS: Patch[] = [
  {
    from: /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)[^`'"]*/g,
    to: 'data:application/json,{}',
  },
  { from: /url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\('[^']*'\)/g, to: "local('none')" },
  { from: /https:\/\/unpkg\.com/g, to: '/admin/none' },
];

/**
 * Before a commit to the branch the library asks whether somebody changed the file since it was
 * opened; before a new pull request it does not, which would take their words back unseen. So it
 * asks there too, except in a file that comes from a pull request itself.
 */
const MEANWHILE: Patch = {
  from: /if\(!\w+\)(\{let \w+=await \w+\((\w+)\);if\(\w+&&!\w+\)throw Error\(`save_conflict`)/g,
  to: 'if(!$2.originalEntry?.workflow)$1',
};

const patches = [...OTHER_HOSTS, MEANWHILE];

/** Changes the texts of a library. */
export class Patched {
  private readonly missing = new Set(patches);

  /** A file of the library as it is to be bundled. */
  text(original: string): string {
    return patches.reduce((text, patch) => {
      const patched = text.replace(patch.from, patch.to);
      if (patched !== text) this.missing.delete(patch);
      return patched;
    }, original);
  }

  /** @throws Error when the library is not what a change was written for */
  check(): void {
    for (const { from } of this.missing) {
      throw new Error(`@sveltia/cms has changed: src/build/desk/patches.ts finds no ${String(from)}`);
    }
  }
}
