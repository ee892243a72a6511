import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type KeptKey, newKey } from './signing-key.ts';

export interface KeptFactor {
  readonly id: string;
  readonly factor_type: 'totp' | 'phone';
  status: 'unverified' | 'verified';
  readonly friendly_name: string;
  readonly created_at: string;
  /** Of an authenticator app, in base 32. */
  readonly secret?: string;
  readonly phone?: string;
  /** Of the last code that was accepted. */
  usedStep?: number;
}

export interface Challenge {
  readonly id: string;
  readonly factorId: string;
  /** In milliseconds. */
  readonly expiresAt: number;
  /** What was sent to the telephone. */
  readonly code?: string;
}

/** A visitor's session on one device. */
export interface KeptSession {
  readonly id: string;
  aal: 'aal1' | 'aal2';
  readonly amr: { method: string; timestamp: number }[];
  /** The refresh tokens it has had, oldest first: the last one is good, the others were spent. */
  readonly refreshTokens: string[];
}

/** A sign-in whose answer was not taken yet: RFC 7636. */
export interface PendingCode {
  readonly code: string;
  readonly challenge: string;
  readonly method: string;
  /** In milliseconds. */
  readonly expiresAt: number;
}

/** Everything that the local service knows. One person: the test visitor. */
export interface AuthState {
  readonly key: KeptKey;
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
    // Its own file, in a directory that one process holds.
    return JSON.parse(readFileSync(file, 'utf8')) as AuthState;
  } catch {
    return undefined;
  }
};

/**
 * @param file where the state is kept, so that a session outlives a restart; null = in memory
 * @returns the state, and what keeps it after a change
 */
export const openAuthState = async (
  file: string | null,
  now: number,
): Promise<{ readonly state: AuthState; readonly keep: () => void }> => {
  const state = (file === null ? undefined : read(file)) ?? (await newState(now));
  const keep = (): void => {
    if (file === null) return;
    // Whole or not at all: a process may end while it writes.
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  keep();
  return { state, keep };
};
