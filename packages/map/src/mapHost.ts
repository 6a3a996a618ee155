import type { ElementExposure } from "@stopbank/contract/elements";
import type { AreaGeometry } from "@stopbank/contract/geometry";
import type { RegionGeometries } from "@stopbank/contract/regions";
import type { AttributeFilters } from "@stopbank/contract/selection";
import type { Scene } from "@stopbank/scene";

/** What the map asks of the application around it. All of it may fail; the map says so quietly and goes on. */
export interface MapHost {
  /** The tab that shows what is selected, and opens with it. */
  readonly selectionTab?: string | undefined;
  /** Damage classes of an element type under a scenario, as the API packs them. */
  fetchClasses(elementType: string, scenario: string, nDays: number | undefined): Promise<ArrayBuffer>;
  /** What becomes of every element of a type from some scenarios to others, as the API packs it. */
  fetchChanges(
    elementType: string,
    sides: ComparedScenarios,
    nDays: number | undefined,
  ): Promise<ArrayBuffer>;
  /** The same since an earlier version of the dataset, under scenarios. */
  fetchChangesSince(
    elementType: string,
    version: string,
    scenarios: readonly string[],
    nDays: number | undefined,
  ): Promise<ArrayBuffer>;
  /** Which elements of a type are in an area and regions and pass filters, a bit for each, as the API packs them. */
  fetchSelected(elementType: string, to: NarrowedTo, signal: AbortSignal): Promise<ArrayBuffer>;
  fetchArea(id: string, signal: AbortSignal): Promise<AreaGeometry>;
  fetchRegions(regions: readonly string[], signal: AbortSignal): Promise<RegionGeometries>;
  /** West, south, east, north of an element. */
  fetchElementBounds(elementType: string, id: string, signal: AbortSignal): Promise<readonly number[]>;
  /** What an element is, in a sentence. */
  fetchElementSentence(elementType: string, id: string, signal: AbortSignal): Promise<string>;
  /** How scenarios stand to an element. */
  fetchElementExposures(
    elementType: string,
    id: string,
    of: { readonly tags: readonly string[]; readonly nDays: number | undefined },
    signal: AbortSignal,
  ): Promise<readonly ElementExposure[]>;
  /** Headers of requests that the map makes by itself, for tiles of our own server. */
  requestHeaders(): Record<string, string>;
  /** Whether the user may select elements; `onSelectRefused` is called when not. */
  maySelect(): boolean;
  onSelectRefused(): void;
  /**
   * Something the user should hear once, such as a layer's colours that did not arrive or an area that cannot be.
   *
   * @param why what the failed call threw, where it was one.
   */
  onNotice(message: string, why?: unknown): void;
  /** Region ids to pick from while the region tool is on. */
  regionsToPick(): readonly string[];
}

/** The scenarios of either side; of several, an element counts in the worst class any of them puts it in. */
export interface ComparedScenarios {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What elements of one type must satisfy to be looked at, all of it at once. */
export interface NarrowedTo {
  readonly area: Scene["area"];
  /** Region ids; in any of them. None: everywhere. */
  readonly regions: readonly string[];
  readonly filters: AttributeFilters[string] | undefined;
}
