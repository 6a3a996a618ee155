import type { Get } from "@stopbank/plugin-api";
import type { MapPart, TutorialStep } from "@stopbank/plugin-api/browser";
import { loadMapParts } from "../map/loadMapParts.ts";
import { type LessonModule, modulesOf } from "./modules.ts";

export interface LoadedLessons {
  readonly modules: readonly LessonModule[];
  /** Why contributions did not come. */
  readonly failures: readonly Error[];
}

/** What plugins teach of a page, by module. Steps that do not come are left out, with a word in the log. */
export async function loadLessons(
  contributed: readonly MapPart<readonly TutorialStep[]>[],
  pageId: string,
  get: Get,
): Promise<LoadedLessons> {
  const { parts, failures } = await loadMapParts(contributed, pageId, get, new WeakMap());
  return { modules: modulesOf(parts.flat()), failures };
}
