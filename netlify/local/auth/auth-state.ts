import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { JWK } from 'jose';
import { newKey } from './signing-key.ts';

export interface KeptFactor {
  readonly id: string;
  readonly factor_type: 'totp' | 'phone';
  status: 'unverified' | 'verified';
  readonly friendly_name: string;
  readonly created_at: string;
  /** The secret of an authenticator app, in base 32. */
  readonly secret?: string;
  readonly phone?: string;
  /** The time step of the last accepted code. */
  usedStep?: number;
}

export interface Challenge {
  readonly id: string;
  readonly factorId: string;
  /** In milliseconds. */
  readonly expiresAt: number;
  /** The code that the real service would send to the phone. */
  readonly code?: string;
}

/** A visitor's session on one device. */
export interface KeptSession {
  readonly id: string;
  aal: 'aal1' | 'aal2';
  readonly amr: { method: string; timestamp: number }[];
  /** All refresh tokens of the session, oldest first. Only the last one is valid, the others are used. */
  readonly refreshTokens: string[];
}

/** A sign-in whose code was not exchanged yet: RFC 7636. */
export interface PendingCode {
  readonly code: string;
  readonly challenge: string;
  readonly method: string;
  /** In milliseconds. */
  readonly expiresAt: number;
}

/** The whole state of the local service. The test visitor is its only user. */
export interface AuthState {
  /** With its private part. */
  readonly key: JWK;
  readonly visitor: { readonly id: string; readonly email: string; readonly created_at: string };
  factors: KeptFactor[];
  sessions: KeptSession[];
  challenges: Challenge[];
  codes: PendingCode[];
}

const newState = async (now: number): Promise<AuthState> => ({
  key: await newKey(),
  visitor: {
    id: randomUUID(),
    email: 'visitatore@trama.example',
    created_at: new Date(now).toISOString(),
  },
  factors: [],
  sessions: [],
  challenges: [],
  codes: [],
});

const read = (file: string): AuthState | undefined => {
  try {
    // Only this module writes the file, and the lock of the directory keeps other processes out.
    return JSON.parse(readFileSync(file, 'utf8')) as AuthState;
  } catch {
    return undefined;
  }
};

/**
 * @param file stores the state, so that a session survives a restart; null = in memory
 * @returns the state, and a function that saves it after a change
 */
export const openAuthState = async (
  file: string | null,
  now: number,
): Promise<{ readonly state: AuthState; readonly keep: () => void }> => {
  const state = (file === null ? undefined : read(file)) ?? (await newState(now));
  const keep = (): void => {
    if (file === null) return;
    // Renaming keeps the old file intact when the process ends during the write.
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  keep();
  return { state, keep };
};
