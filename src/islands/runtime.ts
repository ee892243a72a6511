/**
 * Hydrates the islands: Astro's own element, which Astro would otherwise write into every page, and the directive that
 * it calls. The early script fetches this file when a visitor reaches for an island (src/early/wake.ts).
 */
import './intent-directive.ts';
import 'astro/runtime/server/astro-island.js';
