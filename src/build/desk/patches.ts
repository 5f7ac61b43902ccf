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

/** Our field of pictures counts as one: its pictures are shown in lists, and belong to the entry. */
const PICTURES: Patch = { from: /=\[`file`,`image`\]/g, to: '=[`file`,`image`,`picture`]' };

/**
 * With an entry the library deletes every file of its folder, as if each had one of its own. Here
 * all share one: the entry's own picture goes alone, and only where no other entry shows it. The
 * names of the entries' function and of what will be deleted stand further up in the text.
 */
const OWN_PICTURE: Patch = {
  from: /if\(\w&&\w+\(\{collectionName:(\w),fileName:\w\}\)\?\.entryRelative\)(?=\{let \w=new Set\(Object\.values\((\w)\.locales\))(?<=let \w=(\w+)\(\w\),\w=\w+\.get\(\w\);[^]{1,2000},(\w)=\w+\(Object\.values\(\w\)\.flatMap[^]{1,800})/g,
  to: '$4=$4.filter(p=>!$3($1).some(o=>o.id!==$2.id&&Object.values(o.locales).some(l=>Object.values(l.content).includes(p.name))));if(!1)',
};

/** With a new picture in a saved entry the one before goes likewise. */
const REPLACED_PICTURE: Patch = {
  from: /if\(!(\w)\.size\)return (\w);(?<=\b(\w+)=\(\{entry:\w,collectionName:\w,fileName:\w,relative:\w=!1\}\)=>[^]*\(\{collection:(\w),fileName:\w,originalEntry:(\w),savingEntry:(\w),changes:\w\}\)=>[^]{1,300})/g,
  to: "if(!$1.size)return{...$2,changes:$3({entry:$5,collectionName:$4.name,relative:!0}).filter(p=>!Object.values($6.locales).some(l=>Object.values(l.content).includes(p.name))).map(p=>({action:'delete',path:p.path,previousSha:p.sha}))};",
};

/** What is saved for review is what will be merged: its fields are wanted as anywhere. */
const REQUIRED: Patch = {
  from: /!\w+\(\w\)\|\|\(\w+\(\w\)\?\?`draft`\)!==`draft`/g,
  to: '!0',
};

/** The form of a title asks what entries there are, those in review among them. */
const ENTRIES: Patch = {
  from: /(\w+)=\w=>\{let \w=\w+\.current,\w=\w+\.current;\(\w!==\w+\.entrySource[^]*?(\w+)\.current=\2\.current\.filter\(\w=>\w\.workflow\.pullRequest\.branch[^]*$/,
  to: '$&\n;globalThis.deskEntries=n=>[...$1(n),...$2.current.filter(e=>e.workflow.collectionName===n)];',
};

/** The changes, in the order in which they are made. */
export const patches: readonly Patch[] = [
  ...OTHER_HOSTS,
  MEANWHILE,
  PICTURES,
  OWN_PICTURE,
  REPLACED_PICTURE,
  REQUIRED,
  ENTRIES,
];

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
      throw new Error(
        `@sveltia/cms has changed: src/build/desk/patches.ts finds no ${String(from)}`,
      );
    }
  }
}
