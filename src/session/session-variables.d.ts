/** Variables of the build that bundles hold as texts; empty: no session exists (build/bundle.ts). */
interface ImportMetaEnv {
  readonly PUBLIC_AUTH_URL: string;
  readonly PUBLIC_AUTH_KEY: string;
}
