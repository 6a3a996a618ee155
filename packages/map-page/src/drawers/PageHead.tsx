import type { PageTab } from "./pageTabs.ts";

export interface PageHeadProps {
  /** The page itself: "Risk". */
  readonly name: string;
  /** What stands beside it: "Stories". */
  readonly tabs: readonly Pick<PageTab, "tab" | "label">[];
  /** The name of the tab that is open. */
  readonly open: string | undefined;
  /** Of undefined: the page itself. */
  readonly onChoose: (tab: string | undefined) => void;
}

export const headButtonId = (tab: string) => `map-page-head-${tab}`;

/** 'Risk | Stories' at the page's head: the page itself, or what opens beside its map. Nothing where there is one alone. */
export function PageHead({ name, tabs, open, onChoose }: PageHeadProps) {
  if (tabs.length === 0) return null;
  return (
    <nav className="map-page-head" aria-label={name}>
      <button type="button" aria-pressed={open === undefined} onClick={() => onChoose(undefined)}>
        {name}
      </button>
      {tabs.map(({ tab, label }) => (
        <button
          key={tab}
          type="button"
          id={headButtonId(tab)}
          aria-pressed={open === tab}
          onClick={() => onChoose(tab)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
