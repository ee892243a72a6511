/** A phone's link. */
interface Profile {
  readonly roundTripMs: number;
  readonly downKbps: number;
  readonly upKbps: number;
}

/** The links of Lighthouse's and WebPageTest's mobile settings. */
export const PROFILES = {
  '3g': { roundTripMs: 400, downKbps: 400, upKbps: 400 },
  '4g': { roundTripMs: 150, downKbps: 1638, upKbps: 750 },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

export const isProfile = (name: string): name is ProfileName => Object.hasOwn(PROFILES, name);
