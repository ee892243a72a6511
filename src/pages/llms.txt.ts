import type { APIRoute } from 'astro';
import { llmsText } from '../seo/llms-text.ts';
import { readSite } from '../site/site.ts';

export const GET: APIRoute = () => new Response(llmsText(readSite()));
