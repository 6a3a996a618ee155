import { MapIcon } from "@blueprintjs/icons";

/** A small picture of a view's map; a sign in its place while there is none. Its name stands beside it. */
export const ThumbnailView = ({ url }: { readonly url: string | undefined }) => (
  <span className="saved-views-picture">
    {url === undefined ? <MapIcon aria-hidden size={20} /> : <img alt="" height={60} src={url} width={96} />}
  </span>
);
