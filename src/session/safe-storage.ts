import type { SupportedStorage } from '@supabase/auth-js';

/**
 * Wraps a storage so that tokens from the service are not lost when it is full or forbidden: the page then keeps them
 * in memory.
 *
 * @param storage the browser's storage; undefined where it is forbidden
 */
export const safeStorage = (storage: SupportedStorage | undefined): SupportedStorage => {
  const inMemory = new Map<string, string>();
  return {
    getItem: async (name) => {
      try {
        return inMemory.get(name) ?? (await storage?.getItem(name)) ?? null;
      } catch {
        return null;
      }
    },
    setItem: async (name, value) => {
      try {
        if (!storage) throw new Error('There is no storage.');
        await storage.setItem(name, value);
        inMemory.delete(name);
      } catch {
        inMemory.set(name, value);
      }
    },
    removeItem: async (name) => {
      inMemory.delete(name);
      try {
        await storage?.removeItem(name);
      } catch {
        // Where storage is forbidden there is nothing to remove.
      }
    },
  };
};
