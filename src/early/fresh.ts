/**
 * Before the content: marks a page that begins at its top, of which the first frame is the first view alone
 * (src/styles/base.css), until its fonts come (fonts.ts). Not one that is loaded again, come back to or opened at a
 * fragment: the browser looks for the visitor's place in that frame, and would find it three screens further down.
 *
 * The old name of the kind of navigation: the new one's is twice as long, and these bytes are counted (decision 0013).
 */
if (!performance.navigation.type && !location.hash) document.body.id = 'fresh';

export {};
