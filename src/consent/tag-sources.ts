/** Ids of the optional tags from the build's variables; a tag whose id is undefined or empty does not exist. */
export interface TagIds {
  readonly PUBLIC_ANALYTICS_ID?: string | undefined;
  readonly PUBLIC_MARKETING_ID?: string | undefined;
}

/** Origins that an optional tag loads its script from and reports to, as a content security policy names them. */
export interface TagSources {
  readonly script: readonly string[];
  readonly report: readonly string[];
}

/** Google Analytics 4. */
const ANALYTICS: TagSources = {
  script: ['https://www.googletagmanager.com'],
  report: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Meta Pixel. */
const MARKETING: TagSources = {
  script: ['https://connect.facebook.net'],
  report: ['https://www.facebook.com'],
};

/**
 * @param ids the variables of a build, or of the function that serves one of its pages
 * @returns every origin that the configured tags need; none when none is configured
 */
export const tagSources = (ids: TagIds): TagSources => {
  const configured = [
    ...(ids.PUBLIC_ANALYTICS_ID ? [ANALYTICS] : []),
    ...(ids.PUBLIC_MARKETING_ID ? [MARKETING] : []),
  ];
  return {
    script: configured.flatMap(({ script }) => script),
    report: configured.flatMap(({ report }) => report),
  };
};
