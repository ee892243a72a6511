declare module 'virtual:early-script' {
  /** The bundled early script (src/early), to be written inline. */
  const code: string;
  export default code;
}

declare module 'virtual:on-intent/*' {
  /** Address of a module without React that is fetched on intent (build/scripts/page-scripts.ts). */
  const address: string;
  export default address;
}

declare module 'virtual:early-script/pictures' {
  /** The same for a page with pictures. */
  const code: string;
  export default code;
}
