import type { AstroIntegration } from 'astro';

type AdapterHook = NonNullable<AstroIntegration['hooks']['astro:config:done']>;
type HookOptions = Parameters<AdapterHook>[0];

/**
 * Makes an adapter static. `@astrojs/netlify` does not declare its build output (withastro/astro#16063), so Astro emits
 * a function that catches every unknown URL. Every 404 would then cost a call of that function.
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
            // Astro 7 has this feature, but the type of an adapter that declares no features omits it.
            adapterFeatures: { ...declared.adapterFeatures, buildOutput: 'static' } as never,
          }),
      }),
  },
});
