import { routes } from "@stopbank/contract/routes";
import type { SavedView } from "@stopbank/contract/saved-views";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { useIsNear } from "../page/useIsNear.ts";
import { ThumbnailView } from "./ThumbnailView.tsx";

/** The picture of a view, asked for when it is about to be seen. */
export function ViewThumbnail({ view }: { readonly view: SavedView }) {
  const { view_id, changed_at, has_thumbnail } = view;
  const call = useCall();
  const { name } = useClient();
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(place);
  const { data } = useSWR(
    has_thumbnail && isNear ? [name, "view thumbnail", view_id, changed_at] : null,
    () => call(routes.viewThumbnail, { params: { view_id } }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  return <ThumbnailView place={place} url={useObjectUrl(data)} />;
}

function useObjectUrl(bytes: ArrayBuffer | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (bytes === undefined) return;
    const made = URL.createObjectURL(new Blob([bytes], { type: "image/webp" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
