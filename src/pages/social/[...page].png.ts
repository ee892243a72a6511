import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readSite } from '../../content-model/site.ts';
import { keptPicture } from '../../seo/social/kept-picture.ts';
import { socialPicture } from '../../seo/social/social-picture.ts';

export const getStaticPaths = (() =>
  readSite().pages.map((page) => ({
    params: { page: page.id },
    props: { picture: socialPicture(page, readSite()) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await keptPicture(props.picture)), {
    headers: { 'content-type': 'image/png' },
  });
