import type { APIRoute } from 'astro';
import { readSite } from '../content-model/site.ts';
import { robotsText } from '../seo/robots-text.ts';

export const GET: APIRoute = () => new Response(robotsText(readSite().brand.siteUrl));
