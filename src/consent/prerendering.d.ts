/** Whether the page is rendered before it is asked for (HTML, "prerendering"); TypeScript 6.0 does not list it. */
interface Document {
  readonly prerendering?: boolean;
}
