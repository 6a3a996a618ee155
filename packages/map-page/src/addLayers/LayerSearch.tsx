import { InputGroup } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";

export interface LayerSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const LayerSearch = ({ label, value, onChange }: LayerSearchProps) => (
  <InputGroup
    aria-label={label}
    className="map-page-add-search"
    leftIcon={<SearchIcon />}
    onValueChange={onChange}
    placeholder={label}
    type="search"
    value={value}
  />
);
