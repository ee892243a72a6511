/**
 * Stands for packages that a dependency imports and that this project never calls (`overrides` in package.json):
 * Netlify's emulation, which `@astrojs/netlify` makes into a Vite plugin, and Lighthouse's reports to Sentry.
 */
export default () => null;
