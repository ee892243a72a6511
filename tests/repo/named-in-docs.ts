import { posix } from 'node:path';

const FENCE = /^```[\s\S]*?^```/gm;
const CODE_SPAN = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
const NPM_RUN = /\bnpm run (?:--silent )?([a-z][a-z0-9:-]*)/g;
const NPM_SHORT = /\bnpm (test|start)\b/g;
/** A path of the project begins with one of its folders. `*`, `<x>` and `NNNN` are placeholders. */
const FOLDER = /^(?:src|netlify|tests|build|public|docs|\.ci)\/[^\s*<>{}|]*$/;
const PLACEHOLDER = /NNNN|…|\.\.\./;

/** @returns the paths in code spans and the targets of relative links, from the project's root */
export const pathsNamedIn = (file: string, markdown: string): string[] => {
  const prose = markdown.replace(FENCE, '');
  const spans = Array.from(prose.matchAll(CODE_SPAN), ([, text = '']) => text.split(':')[0] ?? '').filter(
    (text) => FOLDER.test(text) && !PLACEHOLDER.test(text),
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

const VARIABLE = /(?<![\w$])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)/g;

/** @returns environment variables and constants in code spans and fenced blocks, words such as `DATABASE_URL` */
export const variablesNamedIn = (markdown: string): string[] => {
  const fences = markdown.match(FENCE) ?? [];
  const spans = markdown.replace(FENCE, '').match(CODE_SPAN) ?? [];
  return [...new Set([...fences, ...spans].flatMap((code) => code.match(VARIABLE) ?? []))];
};

/** An address of the site or of its functions; `:name` and `<name>` are placeholders. */
const ROUTE = /^(?:(?:GET|POST|PUT) )?(\/(?:[a-z0-9_.-]+(?:\/[a-z0-9_.-]+)*)?)(?:\/[:<*].*)?$/;

/** @returns the addresses in code spans: `/fibra-ottica`, `GET /api/health`, the fixed part of `/api/x/:id` */
export const routesNamedIn = (markdown: string): string[] => {
  const spans = Array.from(markdown.replace(FENCE, '').matchAll(CODE_SPAN), ([, text = '']) => text);
  return [...new Set(spans.flatMap((span) => ROUTE.exec(span)?.[1] ?? []))];
};

/** @returns the documents that a source file names */
export const docsNamedIn = (source: string): string[] =>
  source.match(/(?<![\w/])docs\/[\w./-]+\.md\b/g) ?? [];

const HEADING = /^#{1,6} (.+)$/gm;
const HEADING_LINK = /\]\(([^)\s#:]*)#([^)\s]+)\)/g;

/** @returns the fragments under which GitHub links to the headings of a text */
export const headingsOf = (markdown: string): string[] =>
  Array.from(markdown.replace(FENCE, '').matchAll(HEADING), ([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A heading that a link leads to. */
interface HeadingLink {
  /** From the project's root. */
  readonly file: string;
  readonly heading: string;
}

/** @returns the headings that relative links lead to, in the same file or another */
export const headingLinksIn = (file: string, markdown: string): HeadingLink[] =>
  Array.from(markdown.replace(FENCE, '').matchAll(HEADING_LINK), ([, target = '', heading = '']) => ({
    file: target === '' ? file : posix.join(posix.dirname(file), target),
    heading,
  }));
