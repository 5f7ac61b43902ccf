/**
 * Replaces `prop-types`, which Gatsby's components still import, though React 19 ignores the types: each of
 * its exports, and all that these return, is this one function.
 */
const type = () => type;

export default new Proxy(type, { get: () => type });
