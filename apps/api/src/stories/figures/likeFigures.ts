import { figureWords } from "@stopbank/contract/live-figures";
import type { Manifest } from "@stopbank/dataset/manifest";
import type { Directory } from "../../data/directory.ts";
import { nearestWords } from "./nearestWords.ts";

/** So many are told of one that is not there. */
const most = 3;

/**
 * Names of figures that a dataset has and that are like one it has not: each part that it knows stays, any other is the nearest there is.
 *
 * @returns nothing where no part is near anything.
 */
export function likeFigures(
  name: string,
  manifest: Pick<Manifest, "elementTypes" | "hazards">,
  { isAssessed }: Pick<Directory, "isAssessed">,
): readonly string[] {
  const [, type = "", ...rest] = name.split(".");
  const word = rest.pop() ?? "";
  const tag = rest.join(".");
  const types = manifest.elementTypes.map((each) => each.type);
  const tags = manifest.hazards.flatMap(({ scenarios }) => scenarios.map((each) => each.tag));
  return nearestWords(type, types, most)
    .flatMap((nearType) => {
      const assessed = tags.filter((each) => isAssessed(nearType, each));
      return nearestWords(tag, assessed, most).flatMap((nearTag) =>
        nearestWords(word, figureWords, most).map((nearWord) => `risk.${nearType}.${nearTag}.${nearWord}`),
      );
    })
    .filter((like) => like !== name)
    .slice(0, most);
}
