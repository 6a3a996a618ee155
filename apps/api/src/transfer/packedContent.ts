import type { ReadContent } from "@stopbank/content-folder";
import { areaFile } from "@stopbank/content-folder/areas";
import type { Mistake } from "@stopbank/content-folder/mistakes";
import type { AreaGeometry } from "@stopbank/contract/geometry";
import { DomainError } from "@stopbank/errors";
import { validateArea } from "@stopbank/risk-engine/area";
import { type PackedArea, packArea } from "@stopbank/store/packed-area";

/** What a folder of content holds, with its areas in the form they are kept in. */
export interface PackedContent extends Omit<ReadContent, "areas"> {
  /** Checked like those that are drawn on the map; what is none is a mistake. */
  readonly areas: readonly PackedArea[];
}

/** Checks the areas that came with stories. Takes as long as the engine's checks of all of them: for a thread. */
export function packContent({ areas, ...content }: ReadContent): PackedContent {
  const packed = [...areas].map(([id, area]) => checked(id, area));
  return {
    ...content,
    areas: packed.filter((each): each is PackedArea => !("problem" in each)),
    mistakes: [...content.mistakes, ...packed.filter((each): each is Mistake => "problem" in each)],
  };
}

function checked(id: string, area: AreaGeometry): PackedArea | Mistake {
  try {
    validateArea(area);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return mistake(id, error.message, "Draw it anew, and capture it in the editor of stories.");
  }
  const packed = packArea(area);
  if (packed.id === id) return packed;
  return mistake(
    id,
    "The area is another than the one that is kept under this name.",
    `Take the file from an export as it is, or call it ${packed.id}.json, and the steps' area by the same name.`,
  );
}

const mistake = (id: string, problem: string, remedy: string): Mistake => ({
  file: areaFile(id),
  line: 1,
  problem,
  remedy,
});
