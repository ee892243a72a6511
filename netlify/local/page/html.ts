import { Html, html } from '../../server/http/html.ts';

const STYLE = new Html(`
:root { color-scheme: light dark; --line: #d9dde3; --soft: #f4f6f8; --ink: #16202c; --dim: #566475; --accent: #0b6e6e; --page: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --line: #33404d; --soft: #1b242d; --ink: #e8edf2; --dim: #a3b1bf; --accent: #5cc8c0; --page: #11181f; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; display: flex; gap: .6rem; align-items: baseline; }
h2 span { font-size: .85rem; font-weight: 400; color: var(--dim); }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 1.25rem; margin-top: .5rem; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); border-radius: .5rem; padding: 1rem; margin: 0; }
.empty, .dim { color: var(--dim); }
.bad { color: #b3261e; font-weight: 600; }
article { border: 1px solid var(--line); border-radius: .75rem; margin-bottom: 1rem; overflow: hidden; }
article > details > summary { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .9rem 1.1rem; cursor: pointer; background: var(--soft); }
article > details > :not(summary) { margin: 1rem 1.1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: calc(100% - 2.2rem); height: 34rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; }
table { border-collapse: collapse; font-size: .85rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .8rem; border-bottom: 1px solid var(--line); }
td div { width: max-content; max-width: 24rem; max-height: 9rem; overflow: auto; overflow-wrap: anywhere; }
th { background: var(--soft); white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
`);

/**
 * Builds a local page that no deploy has.
 *
 * @param body the complete `body` element
 */
export const localPage = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
${body}
</html>
`;
