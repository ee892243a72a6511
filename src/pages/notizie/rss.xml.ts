import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { readSite } from '../../content-model/site.ts';
import { feedOf } from '../../seo/feed.ts';

export const GET: APIRoute = () => rss(feedOf(readSite()));
