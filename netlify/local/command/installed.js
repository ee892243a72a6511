// The first commands of a fresh checkout load this module before all others (`--import` in package.json). It is plain
// JavaScript without packages, so that it also speaks where Node is too old for TypeScript or nothing is installed.
import { existsSync } from 'node:fs';

const LEAST_NODE = 24;

/** @type {(sentence: string) => never} */
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!existsSync(new URL('../../../node_modules/astro/package.json', import.meta.url))) {
  stop(
    'Astro is not installed: a build needs the development dependencies too. Run "npm ci --include=dev" first.',
  );
}
if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) {
  stop(
    `Node ${process.versions.node} is too old, expected ${LEAST_NODE} or newer. Run this as an npm script after "npm ci", which brings a Node for Linux with glibc and for macOS; elsewhere install Node ${LEAST_NODE}.`,
  );
}
