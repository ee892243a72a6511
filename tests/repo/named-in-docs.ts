import { posix } from 'node:path';

const FENCE = /^```[\s\S]*?^```/gm;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
const NPM_RUN = /\bnpm run (?:--silent )?([a-z][a-z0-9:-]*)/g;
const NPM_SHORT = /\bnpm (test|start)\b/g;
/** A path of the project begins with one of its rooms. `*`, `<x>` and `NNNN` stand for something. */
const ROOM = /^(?:src|netlify|tests|build|public|docs|\.ci)\/[^\s*<>{}|]*$/;
const PLACEHOLDER = /NNNN|…|\.\.\./;

/** @returns the paths in code spans, and the targets of relative links, named from the project's root */
export const pathsNamedIn = (file: string, markdown: string): string[] => {
  const prose = markdown.replace(FENCE, '');
  const spans = Array.from(prose.matchAll(CODE_SPAN), ([, text = '']) => text.split(':')[0] ?? '').filter(
    (text) => ROOM.test(text) && !PLACEHOLDER.test(text),
  );
  const links = Array.from(prose.matchAll(LINK), ([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(file), target));
  return [...new Set([...spans, ...links])];
};

/** @returns the scripts of package.json that commands in the text run, fenced blocks included */
export const scriptsNamedIn = (markdown: string): string[] => {
  const run = Array.from(markdown.matchAll(NPM_RUN), ([, script = '']) => script);
  const short = Array.from(markdown.matchAll(NPM_SHORT), ([, script = '']) => script);
  return [...new Set([...run, ...short])];
};

/** @returns the documents that a source file refers to */
export const docsNamedIn = (source: string): string[] =>
  source.match(/(?<![\w/])docs\/[\w./-]+\.md\b/g) ?? [];
