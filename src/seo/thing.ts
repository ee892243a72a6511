/** Anything of schema.org, as JSON-LD writes it. */
export interface Thing {
  readonly [key: string]: string | number | boolean | Thing | readonly Thing[];
}
