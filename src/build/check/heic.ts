/** How to turn an iPhone's HEIC photo into one that browsers show. */
export const HEIC_HELP =
  'On an iPhone, set Settings › Camera › Formats to "Most Compatible" for new photos. For this one: on a Mac open it in Preview and choose File › Export › JPEG; on Windows open it in Photos and choose Save as › JPG.';
