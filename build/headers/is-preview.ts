/** Contexts that are no preview: production, and builds on one's own machine, which are the same. */
const PUBLIC = new Set([undefined, '', 'production', 'dev', 'local']);

/**
 * @param context Netlify's deploy context
 * @returns whether the build is a preview, which search engines must not show
 */
export const isPreview = (context: string | undefined): boolean => !PUBLIC.has(context);
