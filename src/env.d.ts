/** Variables of the build that bundles hold as texts; empty: what needs one is left out (build/bundle.ts). */
interface ImportMetaEnv {
  /** Ids of the optional tags. */
  readonly PUBLIC_ANALYTICS_ID: string;
  readonly PUBLIC_MARKETING_ID: string;
  /** Address and public key of the session's service. */
  readonly PUBLIC_AUTH_URL: string;
  readonly PUBLIC_AUTH_KEY: string;
  /** Where the browser keeps the session: storageKey(PUBLIC_AUTH_URL). */
  readonly SESSION_STORAGE_KEY: string;
}
