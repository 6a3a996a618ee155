import { ArrowLeftIcon, SearchIcon } from "@blueprintjs/icons";
import { Link } from "wouter";

export interface TopBarViewProps {
  /** The client's, for a light ground; undefined where it has none. */
  readonly logoUrl: string | undefined;
  /** The client's. */
  readonly name: string;
  /** Undefined where there is nothing to search with. */
  readonly onSearch: (() => void) | undefined;
}

/** Above the guide: whose it is, the search, and the way back to the app (GUI-03). */
export const TopBarView = ({ logoUrl, name, onSearch }: TopBarViewProps) => (
  <header className="guide-bar">
    <Link className="guide-brand" href="/guide/overview">
      {logoUrl === undefined ? <span>{name}</span> : <img alt={name} src={logoUrl} />}
      <strong>Guide</strong>
      <small className="guide-beta">Beta</small>
    </Link>
    {onSearch && (
      <button aria-keyshortcuts="/" className="guide-search" onClick={onSearch} type="button">
        <SearchIcon aria-hidden />
        <span>Search the guide</span>
        <span aria-hidden="true" className="guide-key">
          /
        </span>
      </button>
    )}
    <Link className="guide-back" href="/home">
      <ArrowLeftIcon aria-hidden />
      <span>Back to the app</span>
    </Link>
  </header>
);
