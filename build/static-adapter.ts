import type { AstroIntegration } from 'astro';

type AdapterHook = NonNullable<AstroIntegration['hooks']['astro:config:done']>;
type HookOptions = Parameters<AdapterHook>[0];

/**
 * Makes an adapter static. By itself `@astrojs/netlify` emits a function that catches every unknown URL, because it
 * does not declare its build output (withastro/astro#16063): 404s would be rendered, and paid for, by that function.
 *
 * @param adapter the integration that calls `setAdapter`
 * @returns the same integration, whose adapter declares a static output
 */
export const staticAdapter = (adapter: AstroIntegration): AstroIntegration => ({
  ...adapter,
  hooks: {
    ...adapter.hooks,
    'astro:config:done': (options: HookOptions) =>
      adapter.hooks['astro:config:done']?.({
        ...options,
        setAdapter: (declared) =>
          options.setAdapter({
            ...declared,
            // The feature exists since Astro 7; the adapter's own type still omits it when it declares none.
            adapterFeatures: { ...declared.adapterFeatures, buildOutput: 'static' } as never,
          }),
      }),
  },
});
