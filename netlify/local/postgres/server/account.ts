import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Who runs PostgreSQL, which refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** @returns the account of `nobody` where this process is root's; undefined = its own account will do */
export const ordinaryAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  // name:password:uid:gid:…
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL refuses to run as root, and this machine has no account "nobody" to run it.');
  return { uid: Number(uid), gid: Number(gid) };
};

const OTHERS_MAY_ENTER = 0o001;

/** @returns whether every account may reach what lies in the directory, by the rights of all directories above it */
export const canBeEnteredByAll = (directory: string): boolean => {
  if ((statSync(directory).mode & OTHERS_MAY_ENTER) === 0) return false;
  const parent = dirname(directory);
  return parent === directory || canBeEnteredByAll(parent);
};

/** Makes the account the directory's owner, where it is another than this process'. */
export const giveTo = (account: Account | undefined, directory: string): void => {
  if (account !== undefined) chownSync(directory, account.uid, account.gid);
};
