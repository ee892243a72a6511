import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { pictureId } from '../../seo/article.ts';
import { keptPicture } from '../../seo/social/kept-picture.ts';
import { articlePicture, socialPicture } from '../../seo/social/social-picture.ts';
import { readSite } from '../../site/site.ts';

export const getStaticPaths = (() => {
  const site = readSite();
  return [
    ...site.pages.map((page) => ({
      params: { page: page.id },
      props: { picture: socialPicture(page, site) },
    })),
    ...site.articles.map((article) => ({
      params: { page: pictureId(article) },
      props: { picture: articlePicture(article, site) },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await keptPicture(props.picture)), {
    headers: { 'content-type': 'image/png' },
  });
