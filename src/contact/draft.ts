/** The names of the contact form's fields (docs/specification.md, section 3), without the one for robots. */
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The name of a field of the contact form. */
export type FieldName = (typeof FIELDS)[number];

/** The texts in the contact form's fields. */
export type Draft = Readonly<Record<FieldName, string>>;

/** Returns a draft with a text for each field. */
export const draftOf = (textOf: (name: FieldName) => string) =>
  Object.fromEntries(FIELDS.map((name) => [name, kept(name, textOf(name))])) as Draft;

export const EMPTY_DRAFT = draftOf(() => '');

/** Returns what a field keeps: no blanks alone; an e-mail address without what is pasted with it, and in plain letters. */
export function kept(name: FieldName, text: string): string {
  if (name !== 'email') return text.trim() && text;
  const seen = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return seen.replace(/^[^<]*<(?:mailto:)?([^<]+@[^<]+)>\s*$|^\s*mailto:/i, '$1').trim();
}

/** The longest address that every mail program opens, in characters: some on Windows cut off longer ones. */
const LONGEST_ADDRESS = 1800;

/**
 * Returns the address of an e-mail with a draft: its subject, and the text of each field below its label. In the place of
 * a message that is too long stands `tooLong`.
 */
export function mailOf(to: string, draft: Draft, labels: Draft, tooLong: string): string {
  const [whole, short] = [draft.message, tooLong].map((message) => {
    const texts = { ...draft, message };
    const body = FIELDS.map((name) => `${labels[name]}\n${texts[name]}`).join('\n\n');
    const lines = encoded(body.replaceAll('\n', '\r\n'));
    return `mailto:${to}?subject=${encoded(draft.subject)}&body=${lines}`;
  });
  return whole.length > LONGEST_ADDRESS ? short : whole;
}

/** Encodes a text, which may have half of an emoji: `encodeURIComponent` alone throws. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The item of `sessionStorage` that has the draft, for this tab (docs/specification.md, reading 25). */
const KEY = 'draft';

/** Returns the draft that this tab keeps. Other programs can write any text there. */
export function readDraft(): Draft {
  try {
    const item = Object(JSON.parse(sessionStorage.getItem(KEY) ?? '')) as Record<string, unknown>;
    return draftOf((name) => (typeof item[name] === 'string' ? item[name] : ''));
  } catch {
    // Nothing is kept, or storage is refused. On the server there is none.
    return EMPTY_DRAFT;
  }
}

/** Keeps a draft for this tab. If storage is refused or full, it lasts for this page load. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The draft is in the form all the same.
  }
}
