import type { AstroIntegration } from 'astro';

type AdapterHook = NonNullable<AstroIntegration['hooks']['astro:config:done']>;
type HookOptions = Parameters<AdapterHook>[0];

/**
 * Makes an adapter static. `@astrojs/netlify` does not declare its build output (withastro/astro#16063), so Astro emits
 * a function that catches every unknown URL. Every 404 would then cost a call of that function.
 *
 * Switches off its skew protection, which has no option but Netlify's variable `DEPLOY_ID`: the adapter would append
 * `?dpl=<id>` to every script, and each deploy would make visitors fetch unchanged files anew. Their names carry hashes.
 *
 * @param adapter the integration that calls `setAdapter`
 * @returns the same integration, whose adapter declares a static output and does not know the deploy's id
 */
export const staticAdapter = (adapter: AstroIntegration): AstroIntegration => ({
  ...adapter,
  hooks: {
    ...adapter.hooks,
    'astro:config:done': (options: HookOptions) => {
      delete process.env['DEPLOY_ID'];
      return adapter.hooks['astro:config:done']?.({
        ...options,
        setAdapter: (declared) =>
          options.setAdapter({
            ...declared,
            // Astro 7 has this feature, but the type of an adapter that declares no features omits it.
            adapterFeatures: { ...declared.adapterFeatures, buildOutput: 'static' } as never,
          }),
      });
    },
  },
});
