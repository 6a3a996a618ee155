import type { MarkShape } from "./legendCard.ts";

/** What is said beside the pointer of the thing under it. */
export interface HoverWords {
  /** The thing's own name; empty where it has none. */
  readonly name: string;
  /** What kind of thing it is. */
  readonly kind: string;
  readonly id?: string;
  /** Blueprint's name of the icon that stands for its kind. */
  readonly icon?: string;
  readonly status?: { readonly label: string; readonly mark: MarkShape };
  /** Where there is more to say than the map knows. */
  readonly question?: HoverQuestion;
}

/** Asked once the pointer has stayed, and given up when it leaves. */
export interface HoverQuestion {
  /** Another text is another question. */
  readonly key: string;
  ask(signal: AbortSignal): Promise<HoverMore>;
}

export interface HoverMore {
  readonly sentence: string;
  /** What each hazard on the map does to it. */
  readonly hazards: readonly HoverHazard[];
}

export interface HoverHazard {
  readonly title: string;
  readonly sentence: string;
  /** With its unit; undefined where there is none. */
  readonly value: string | undefined;
}
