/** What the specification names, and the pages that must show it: a text as visitors read it, or a pattern of it. */
export type Fact = readonly [paths: string | readonly string[], shown: string | RegExp];
