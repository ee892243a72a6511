declare module 'virtual:early-script' {
  /** The bundled early script (src/early), to be written inline. */
  const code: string;
  export default code;
}

declare module 'virtual:on-intent/*' {
  /** Address of a module without React that is fetched on intent (build/on-intent-modules.ts). */
  const address: string;
  export default address;
}

declare module 'virtual:picture-script' {
  /** Marks the pictures of a page (src/early/pictures.ts). */
  const code: string;
  export default code;
}
