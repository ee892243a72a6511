/** Records the page's own speed entries; runs in the browser before the page's code. */
export const observe = (): void => {
  const seen = { lcp: 0, shifts: 0, blocked: 0, taps: [] as number[] };
  Object.assign(globalThis, { measured: seen });
  const on = (type: string, read: (entry: never) => void, options = {}): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as never);
    }).observe({
      type,
      buffered: true,
      ...options,
    });
  on('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) seen.shifts += value;
  });
  on('longtask', ({ duration }: PerformanceEntry) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  on(
    'event',
    ({ duration, interactionId }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId) seen.taps.push(duration);
    },
    { durationThreshold: 16 },
  );
};

/** @returns what {@link observe} has recorded so far; runs in the browser */
export const readObserved = () => {
  const { measured } = globalThis as unknown as {
    measured: { lcp: number; shifts: number; blocked: number; taps: number[] };
  };
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return {
    fcp: first?.startTime ?? Number.NaN,
    lcp: measured.lcp,
    cls: Math.round(measured.shifts * 1e4) / 1e4,
    tbt: measured.blocked,
    taps: measured.taps,
  };
};
