import type { Use } from './policy.ts';

/** A package of another author that the project uses. */
export interface Package {
  /** `name@version` */
  readonly id: string;
  /** SPDX expression; empty when its author names none. */
  readonly license: string;
  readonly use: Use;
}

/** What `package-lock.json` (version 3) says of one folder of packages. */
interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  /** Only tools need it. `devOptional`: tools need it, and a package of production can do without. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** A lock file, as far as licences go. */
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

/** Packages whose licence stands elsewhere than in their manifest, or there in other words than SPDX. */
const READ_BY_A_PERSON: Readonly<Record<string, string>> = {
  // Its manifest says "Apache 2".
  '@netlify/binary-info@1.0.0': 'Apache-2.0',
  // Only its readme says so.
  'callsite@1.0.0': 'MIT',
};

/** Built into the pages, and so passed on to every visitor, though only the build installs them. */
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
 * @param lock the lock file: it also names the packages of other systems, which are not installed here
 * @returns every package once, in the order of the alphabet; one that production needs anywhere is production's
 */
export const packagesOf = ({ packages }: Lock): Package[] => {
  const found = new Map<string, Package>();
  for (const [folder, { name, version, license, dev, devOptional }] of Object.entries(packages)) {
    if (folder === '') continue;
    const own = name ?? folder.replace(FOLDER, '');
    const id = `${own}@${version ?? ''}`;
    const use = (dev || devOptional) && !IN_PAGES.includes(own) ? 'development' : 'production';
    if (found.get(id)?.use === 'production') continue;
    found.set(id, { id, license: READ_BY_A_PERSON[id] ?? license ?? '', use });
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};
