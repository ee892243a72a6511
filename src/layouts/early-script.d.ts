declare module 'virtual:early-script' {
  /** The bundled early script (src/early), to be written inline. */
  const code: string;
  export default code;
}
