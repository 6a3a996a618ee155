import { Button } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";
import type { FoundAssets } from "@stopbank/contract/search";
import { SearchBox, type SearchBoxProps, type SearchOption } from "@stopbank/ui/search-box";

export type Suggestion = FoundAssets[number];

export interface PropertySearchViewProps
  extends Pick<SearchBoxProps<Suggestion>, "text" | "suggested" | "onText" | "onChoose"> {
  /** On the map it is small, before everything else it is large. */
  readonly size: "small" | "large";
  /** A suggestion was chosen, and the text is what it says. */
  readonly hasChosen: boolean;
  readonly onSearch: () => void;
}

/** Finds a property: a text, suggestions to choose from, and the button that goes there (PRO-02, PRO-03). */
export const PropertySearchView = ({ size, hasChosen, onSearch, ...box }: PropertySearchViewProps) => (
  <SearchBox
    {...box}
    label="Search for a property"
    placeholder={size === "large" ? "Address, legal description or ID" : undefined}
    listLabel="Properties found"
    optionOf={optionOf}
    onSubmit={() => {
      if (hasChosen) onSearch();
    }}
    button={
      <Button
        aria-label={size === "small" ? "Search" : undefined}
        disabled={!hasChosen}
        icon={size === "small" ? <SearchIcon /> : undefined}
        intent="primary"
        size={size === "large" ? "large" : undefined}
        text={size === "large" ? "Search" : undefined}
        type="submit"
      />
    }
    className={`property-search property-search-${size}`}
    hasFocus={size === "large"}
  />
);

const optionOf = ({ asset_id, search_match }: Suggestion): SearchOption => ({
  key: asset_id,
  title: search_match,
});
