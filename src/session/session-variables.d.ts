/** Variables of the build that bundles hold as texts; empty: no session exists (build/scripts/bundle.ts). */
interface ImportMetaEnv {
  readonly PUBLIC_AUTH_URL: string;
  readonly PUBLIC_AUTH_KEY: string;
  /** Where the browser keeps the session: storageKey(PUBLIC_AUTH_URL). */
  readonly SESSION_STORAGE_KEY: string;
}
