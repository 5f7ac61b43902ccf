import { graphql } from 'gatsby';
import { documentTitle } from './documentTitle';
import type { Preview } from './preview';

interface SeoProps {
  content: Queries.SeoFragment;
  head: { title: string; description: string; lang?: string | null };
  /** Path of the page with slashes at both ends; omitted for pages that must not be indexed. */
  path?: string;
  /** The picture of link previews; by default the site's own. */
  preview?: Preview;
  /** Structured data (schema.org) about what the page shows. */
  structuredData?: object;
}

/** The head of a page: title, description, canonical address, link preview, structured data. */
export function Seo({ content: { site }, head, path, preview, structuredData }: SeoProps) {
  const title = documentTitle(head.title, site.brand);
  const shared = site.shareImage.gatsbyImageData;
  const picture: Preview = preview ?? {
    src: shared.images.fallback?.src ?? '',
    width: shared.width,
    height: shared.height,
    alt: site.shareAlt ?? undefined,
  };
  // A preview needs a territory too: that in which most people speak the language.
  const { language, region } = new Intl.Locale(head.lang ?? site.lang).maximize();
  return (
    <>
      <title lang={head.lang ?? undefined}>{title}</title>
      <meta name="description" lang={head.lang ?? undefined} content={head.description} />
      {path ? (
        <link rel="canonical" href={site.url + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {__LANGUAGES__ &&
        path &&
        __LANGUAGES__.pages.includes(path) &&
        __LANGUAGES__.alternates.map(([lang, url]) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={url + path} />
        ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={`${language}_${region}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      {path && <meta property="og:url" content={site.url + path} />}
      <meta property="og:image" content={site.url + picture.src} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structuredData).replace(/</g, '\\u003c'),
          }}
        />
      )}
    </>
  );
}

export const fragment = graphql`
  fragment Seo on Content {
    site {
      brand
      lang
      url
      shareAlt
      shareImage {
        gatsbyImageData(
          layout: FIXED
          width: 1200
          height: 630
          outputPixelDensities: [1]
          formats: [JPG]
          placeholder: NONE
        )
      }
    }
  }
`;
