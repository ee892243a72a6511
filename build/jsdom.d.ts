/** jsdom ships no types: this is the part of it that the build and the tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
