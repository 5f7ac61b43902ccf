/** A replacement in the library's minified code, made while the desk is bundled. */
interface Patch {
  from: RegExp;
  to: string;
}

/**
 * Replaces the library's requests to other hosts: for the status of the Git host (by an empty object, which
 * means no incident), for fonts (the library's own are next in the same list), and for copies of its own
 * files on a CDN.
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
 * Before it commits to the branch, the library checks whether somebody else has changed the file since it
 * was opened. Before it opens a pull request, it does not, and merging would silently revert that change. The
 * patch has it check there too, except for a file that is itself read from a pull request.
 */
const SAVE_CONFLICT: Patch = {
  from: /if\(!\w+\)(\{let \w+=await \w+\((\w+)\);if\(\w+&&!\w+\)throw Error\(`save_conflict`)/g,
  to: 'if(!$2.originalEntry?.workflow)$1',
};

/** Treats our widget `picture` like `image`: its pictures are shown in lists, and belong to the entry. */
const PICTURE_WIDGET: Patch = { from: /=\[`file`,`image`\]/g, to: '=[`file`,`image`,`picture`]' };

/**
 * With an entry, the library deletes all files of its folder, as if each entry had a folder of its own. Here
 * all entries share one: only the entry's own picture is deleted, and only if no other entry shows it. The
 * lookbehind finds the minified names of the function that lists entries, and of the list of deleted files.
 */
const DELETED_PICTURE: Patch = {
  from: /if\(\w&&\w+\(\{collectionName:(\w),fileName:\w\}\)\?\.entryRelative\)(?=\{let \w=new Set\(Object\.values\((\w)\.locales\))(?<=let \w=(\w+)\(\w\),\w=\w+\.get\(\w\);[^]{1,2000},(\w)=\w+\(Object\.values\(\w\)\.flatMap[^]{1,800})/g,
  to: '$4=$4.filter(p=>!$3($1).some(o=>o.id!==$2.id&&Object.values(o.locales).some(l=>Object.values(l.content).includes(p.name))));if(!1)',
};

/** When an entry is saved with another picture, the previous one is deleted under the same condition. */
const REPLACED_PICTURE: Patch = {
  from: /if\(!(\w)\.size\)return (\w);(?<=\b(\w+)=\(\{entry:\w,collectionName:\w,fileName:\w,relative:\w=!1\}\)=>[^]*\(\{collection:(\w),fileName:\w,originalEntry:(\w),savingEntry:(\w),changes:\w\}\)=>[^]{1,300})/g,
  to: "if(!$1.size)return{...$2,changes:$3({entry:$5,collectionName:$4.name,relative:!0}).filter(p=>!Object.values($6.locales).some(l=>Object.values(l.content).includes(p.name))).map(p=>({action:'delete',path:p.path,previousSha:p.sha}))};",
};

/** Requires all required fields also in an entry saved for review, which will be merged as it is. */
const REQUIRED: Patch = {
  from: /!\w+\(\w\)\|\|\(\w+\(\w\)\?\?`draft`\)!==`draft`/g,
  to: '!0',
};

/** Gives the form field of a title the list of all entries, including those in review. */
const ENTRIES: Patch = {
  from: /(\w+)=\w=>\{let \w=\w+\.current,\w=\w+\.current;\(\w!==\w+\.entrySource[^]*?(\w+)\.current=\2\.current\.filter\(\w=>\w\.workflow\.pullRequest\.branch[^]*$/,
  to: '$&\n;globalThis.deskEntries=n=>[...$1(n),...$2.current.filter(e=>e.workflow.collectionName===n)];',
};

/** All patches, in the order in which they are applied. */
export const patches: readonly Patch[] = [
  ...OTHER_HOSTS,
  SAVE_CONFLICT,
  PICTURE_WIDGET,
  DELETED_PICTURE,
  REPLACED_PICTURE,
  REQUIRED,
  ENTRIES,
];

/** Applies the patches to the files of the library. */
export class Patched {
  /** Patches that have not changed any file yet. */
  private readonly missing = new Set(patches);

  /** The patched text of a file. */
  text(original: string): string {
    return patches.reduce((text, patch) => {
      const patched = text.replace(patch.from, patch.to);
      if (patched !== text) this.missing.delete(patch);
      return patched;
    }, original);
  }

  /** @throws Error when a patch has not changed any file, because the library's code is another */
  check(): void {
    for (const { from } of this.missing) {
      throw new Error(`@sveltia/cms has changed: src/desk/patches.ts finds no ${String(from)}`);
    }
  }
}
