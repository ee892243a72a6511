/**
 * One file for all of React: 1.2 kB of brotli smaller than the three that it falls into by itself.
 * build/first-flight/island-runtime.ts starts fetching it together with the islands.
 */
export const REACT_FILE = {
  name: 'react',
  test: /node_modules.(react|react-dom|scheduler|@astrojs.react)./,
};
