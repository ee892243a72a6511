import type { Use } from './policy.ts';

/** A package by another author that the project uses. */
export interface Package {
  /** `name@version` */
  readonly id: string;
  /** SPDX expression; empty when the author names none. */
  readonly license: string;
  readonly use: Use;
}

/** An entry of `package-lock.json` (version 3). */
interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  /** Only tools need it. `devOptional`: tools need it, and a production package can do without it. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** A folder of this repository. */
  readonly link?: boolean;
}

/** The part of a lock file that licences need. */
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Packages whose licence is not in their manifest, or not as an SPDX expression. */
const READ_BY_A_PERSON: Readonly<Record<string, string>> = {
  // Its manifest says "Apache 2".
  '@netlify/binary-info@1.0.0': 'Apache-2.0',
  // Only its readme names the licence.
  'callsite@1.0.0': 'MIT',
};

/** Packages that only the build installs, but whose code is part of pages and so reaches every visitor. */
const IN_PAGES: readonly string[] = [
  '@astrojs/react',
  'astro',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
];

const FOLDER = /^.*node_modules\//;

/**
 * @param lock the lock file, which also names packages for other systems that are not installed here
 * @returns every package once, in alphabetical order; one that production needs anywhere counts as production's
 */
export const packagesOf = ({ packages }: Lock): Package[] => {
  const found = new Map<string, Package>();
  for (const [folder, { name, version, license, dev, devOptional, link }] of Object.entries(packages)) {
    if (folder === '' || link) continue;
    const own = name ?? folder.replace(FOLDER, '');
    const id = `${own}@${version ?? ''}`;
    const use = (dev || devOptional) && !IN_PAGES.includes(own) ? 'development' : 'production';
    if (found.get(id)?.use === 'production') continue;
    found.set(id, { id, license: READ_BY_A_PERSON[id] ?? license ?? '', use });
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};
