import type { FormType } from '../lead/form-types.ts';
import { eraseLead, holdLead, putLead, readLead, readLeads } from './lead-store.ts';
import { MARK } from './mark.ts';
import { KEPT_VERSION, type WaitingLead } from './waiting-lead.ts';

/** A lead as its form knows it when no connection was found. */
export interface UnsentLead {
  readonly key: string;
  readonly writtenAt: number;
  readonly formType: FormType;
  readonly page: string;
  readonly formId: string;
  /** The JSON body of the request, without the curriculum. */
  readonly request: string;
  readonly file: File | undefined;
}

/** How a lead is kept: what the form may promise. */
export interface Kept {
  readonly key: string;
  readonly writtenAt: number;
  readonly request: string;
  /** Whether the browser sends it without a page of this site, once it has a connection. */
  readonly isSentByWorker: boolean;
  /** Whether the curriculum had no room: it must be chosen again once the page is closed. */
  readonly lacksFile: boolean;
}

/** Background Sync: Chromium only, so TypeScript's DOM library leaves it out. */
interface LateRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** A worker that is still being installed is waited for as long as nobody notices. */
const LONGEST_INSTALL_MS = 2000;
const TAG = 'waiting-leads';

/** Asks the browser to wake the worker when there is a connection. @returns whether it will */
export const askForSync = async (): Promise<boolean> => {
  try {
    if (!(await navigator.serviceWorker.getRegistration())) return false;
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_INSTALL_MS));
    const registration: LateRegistration | undefined = await Promise.race([
      navigator.serviceWorker.ready,
      late,
    ]);
    if (!registration?.sync) return false;
    await registration.sync.register(TAG);
    return true;
  } catch {
    // No workers here, or the browser forbids them to work in the background.
    return false;
  }
};

/** Without room for its curriculum an application is kept all the same. @returns whether the file is kept */
const putWithFile = async (lead: WaitingLead, file: File | undefined): Promise<boolean> => {
  if (!file) {
    await putLead(lead);
    return true;
  }
  try {
    const bytes = await file.arrayBuffer();
    await putLead({ ...lead, file: { name: file.name, type: file.type, bytes } });
    return true;
  } catch {
    await putLead({ ...lead, lacksFile: true });
    return false;
  }
};

/** Call it when nothing is kept. */
export const clearMark = (): void => {
  try {
    localStorage.removeItem(MARK);
  } catch {
    // A browser that forbids storage has no mark.
  }
};

/**
 * Keeps a lead that found no connection, for a worker or the next page.
 *
 * @returns undefined when nothing is kept: the browser forbids storage, has no room or has no locks, without which two
 *   tabs could send one lead at the same time
 */
export const keepLead = async ({ file, ...unsent }: UnsentLead): Promise<Kept | undefined> => {
  const { key, writtenAt, request } = unsent;
  // A page that is not served securely has no key, and no locks.
  if (!key || !navigator.locks) return undefined;
  try {
    localStorage.setItem(MARK, '');
    const hasFile = await putWithFile({ ...unsent, version: KEPT_VERSION }, file);
    return { key, writtenAt, request, isSentByWorker: hasFile && (await askForSync()), lacksFile: !hasFile };
  } catch {
    if (
      await readLeads().then(
        ({ left }) => left === 0,
        () => true,
      )
    )
      clearMark();
    return undefined;
  }
};

/** Erases a lead whose page knows what became of it. */
export const forgetLead = async (key: string): Promise<void> => {
  if ((await eraseLead(key).catch(() => 0)) === 0) clearMark();
};

/**
 * Erases a lead that the visitor does not want to send. If a worker or another tab sends it at this moment, waits for
 * the end of that.
 *
 * @returns what became of it when it was sent all the same; undefined when nobody will send it
 */
export const cancelLead = (key: string): Promise<WaitingLead | undefined> =>
  holdLead(key, async () => {
    const lead = await readLead(key).catch(() => undefined);
    await forgetLead(key);
    return lead?.sentAt === undefined ? undefined : lead;
  });

/**
 * Runs the form's own send of a lead while no worker and no other page sends it.
 *
 * @param kept the lead as it is kept
 * @param request what the form has now: another text is another lead
 * @param isRetry whether the form tries again by itself: not when the lead was erased meanwhile, in the preferences, in
 *   another tab or with the data of the site
 * @param send sends it
 * @returns the lead when it was sent already, else the result of `send`
 */
export const unlessSent = <T>(
  kept: Kept,
  request: string,
  isRetry: boolean,
  send: () => Promise<T>,
): Promise<T | { readonly kind: 'sent'; readonly lead: WaitingLead } | { readonly kind: 'erased' }> =>
  holdLead(kept.key, async () => {
    const lead = await readLead(kept.key).catch(() => null);
    if (isRetry && lead === undefined) return { kind: 'erased' };
    return lead?.sentAt !== undefined && request === kept.request ? { kind: 'sent', lead } : send();
  });
