/** How many requests Netlify passes on before any code of ours runs, which protects the database from a flood. */
interface RateLimit {
  readonly windowLimit: number;
  /** Seconds, at most 180. */
  readonly windowSize: number;
  /** Of one visitor. A text, `'ip'`, would limit the whole site. */
  readonly aggregateBy: readonly ['ip', 'domain'];
}

/**
 * What the file of a function tells Netlify, which reads it without running the file: only literals.
 *
 * @see https://docs.netlify.com/build/functions/get-started/
 */
export type FunctionConfig =
  | { readonly path: string | readonly string[]; readonly rateLimit?: RateLimit }
  /** A cron expression in UTC. */
  | { readonly schedule: string };
