/**
 * Stands in for React Aria's hover and focus tracking, which Headless UI only uses to write `data-hover` and `data-focus`
 * (astro.config.mjs): our styles have `:hover` and `:focus-visible`. 2.7 kB in brotli on each reach for a question or the
 * cookie preferences.
 */
export const useFocusRing = () => ({ isFocusVisible: false, focusProps: {} });
export const useHover = () => ({ isHovered: false, hoverProps: {} });
