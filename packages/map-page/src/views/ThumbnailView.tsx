import { MapIcon } from "@blueprintjs/icons";
import type { Ref } from "react";

/** A small picture of a view's map; a sign in its place while there is none. Its name stands beside it. */
export const ThumbnailView = ({
  url,
  place,
}: {
  readonly url: string | undefined;
  /** Where it stands, for who asks for the picture when that is near. */
  readonly place?: Ref<HTMLSpanElement>;
}) => (
  <span className="saved-views-picture" ref={place}>
    {url === undefined ? <MapIcon aria-hidden size={20} /> : <img alt="" height={60} src={url} width={96} />}
  </span>
);
