const ISLAND = /<astro-island\b[^>]*>/g;
/** What the browser's half of Astro's runtime reads of an island that the page itself does not need. */
const ADDRESSES = ['component-url', 'renderer-url', 'client'] as const;

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** By the name of the island's component: the values of {@link ADDRESSES}. */
export type IslandAddresses = ReadonlyMap<string, readonly string[]>;

/**
 * @param pages the built pages
 * @returns where the scripts of every island of the site are
 * @throws when one name stands for two components
 */
export const islandAddresses = (pages: readonly string[]): IslandAddresses => {
  const found = new Map<string, readonly string[]>();
  for (const [tag] of pages.flatMap((html) => [...html.matchAll(ISLAND)])) {
    const name = attribute(tag, 'component-export');
    const addresses = ADDRESSES.map((each) => attribute(tag, each));
    if ((found.get(name) ?? addresses).join() !== addresses.join())
      throw new Error(`Two islands are called ${name}: ${found.get(name)?.[0]} and ${addresses[0]}`);
    found.set(name, addresses);
  }
  return found;
};

/** @returns a built page whose islands name their component only */
export const withoutAddresses = (html: string): string =>
  html.replace(ISLAND, (tag) =>
    ADDRESSES.reduce((rest, name) => rest.replace(new RegExp(`\\s${name}="[^"]*"`), ''), tag),
  );

/** @returns code that gives the islands of the page their addresses back, before Astro's runtime reads them */
export const restoreAddresses = (addresses: IslandAddresses): string =>
  `for(const i of document.querySelectorAll("astro-island")){const a=${JSON.stringify(Object.fromEntries(addresses))}[i.getAttribute("component-export")]||[];${ADDRESSES.map((name, index) => `i.setAttribute("${name}",a[${index}]);`).join('')}}`;
