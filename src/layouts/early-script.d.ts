declare module 'virtual:early-script' {
  /** The bundled early script (src/early), for an inline script element. */
  const code: string;
  export default code;
}

declare module 'virtual:early-script/comparison' {
  /** The early script for a page with a comparison, and with pictures or without. */
  const code: string;
  export default code;
}

declare module 'virtual:on-intent/*' {
  /** Address of a module without React that is fetched on intent (build/scripts/page-scripts.ts). */
  const address: string;
  export default address;
}

declare module 'virtual:early-script/after-sending' {
  /** The early script for the page that follows a form which the browser has posted. */
  const code: string;
  export default code;
}

declare module 'virtual:early-script/pictures' {
  /** The early script for a page with pictures. */
  const code: string;
  export default code;
}
