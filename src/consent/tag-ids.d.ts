/** Variables of the build that inline code holds as texts; empty: the optional tag does not exist (build/scripts/bundle.ts). */
interface ImportMetaEnv {
  readonly PUBLIC_ANALYTICS_ID: string;
  readonly PUBLIC_MARKETING_ID: string;
}
