import type { APIRoute } from 'astro';
import { robotsText } from '../seo/robots-text.ts';
import { readSite } from '../site/site.ts';

export const GET: APIRoute = () => new Response(robotsText(readSite().brand.siteUrl));
