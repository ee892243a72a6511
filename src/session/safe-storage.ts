import type { SupportedStorage } from '@supabase/auth-js';

/**
 * A storage that is full or forbidden must not lose the tokens that the service just handed out: they stay with the page.
 *
 * @param storage the browser's; undefined where it is forbidden
 */
export const safeStorage = (storage: SupportedStorage | undefined): SupportedStorage => {
  const here = new Map<string, string>();
  return {
    getItem: async (name) => {
      try {
        return here.get(name) ?? (await storage?.getItem(name)) ?? null;
      } catch {
        return null;
      }
    },
    setItem: async (name, value) => {
      try {
        if (!storage) throw new Error('There is no storage.');
        await storage.setItem(name, value);
        here.delete(name);
      } catch {
        here.set(name, value);
      }
    },
    removeItem: async (name) => {
      here.delete(name);
      try {
        await storage?.removeItem(name);
      } catch {
        // Where storage is forbidden there is nothing to remove.
      }
    },
  };
};
