/** The colours of drawings by the name that a drawing gives them. */
export interface Dyes {
  readonly ink: string;
  readonly linen: string;
  readonly madder: string;
  readonly pale: string;
  readonly deep: string;
  readonly night: string;
}
export type Dye = keyof Dyes;
