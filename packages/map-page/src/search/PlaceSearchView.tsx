import type { FoundPlace } from "@stopbank/contract/search";
import { SearchBox, type SearchBoxProps, type SearchOption } from "@stopbank/ui/search-box";

export type PlaceSearchViewProps = Pick<
  SearchBoxProps<FoundPlace>,
  "text" | "suggested" | "onText" | "onChoose"
>;

/** Finds what the client's data names (MAP-16). */
export const PlaceSearchView = (props: PlaceSearchViewProps) => (
  <SearchBox
    {...props}
    label="Search by address"
    listLabel="Places found"
    optionOf={optionOf}
    className="map-page-search"
  />
);

const optionOf = ({ kind, title, detail, position }: FoundPlace): SearchOption => ({
  key: `${kind} ${title} ${detail} ${position.join()}`,
  title,
  detail,
});
