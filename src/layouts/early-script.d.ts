declare module 'virtual:early-script' {
  /** The bundled early script (src/early), to be written inline. */
  const code: string;
  export default code;
}

declare module 'virtual:early-script/fresh' {
  /** Text of the script for pages without pictures, before the content. */
  const fresh: string;
  export default fresh;
}

declare module 'virtual:early-script/pictures' {
  /** The same for pages with pictures. */
  const code: string;
  export default code;
}

declare module 'virtual:on-intent/*' {
  /** Address of a module without React that is fetched on intent (build/on-intent-modules.ts). */
  const address: string;
  export default address;
}
