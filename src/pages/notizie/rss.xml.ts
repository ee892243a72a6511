import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feedOf } from '../../seo/feed.ts';
import { readSite } from '../../site/site.ts';

export const GET: APIRoute = () => rss(feedOf(readSite()));
