/** Something the person at the terminal can mend; its message is all they need to read. */
export class SayError extends Error {}
