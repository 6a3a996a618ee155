import type { DamageFile } from "../manifest/manifest.ts";
import { damageFileWriter } from "./columns/damageFile.ts";
import { type DatasetDraft, draftPath, findScenario } from "./draft/draft.ts";
import { badInput } from "./input/badInput.ts";
import type { DamageRows } from "./input/DatasetWriter.ts";

/** See `DatasetWriter.addDamage`. */
export function addDamage(
  draft: DatasetDraft,
  type: string,
  hazardId: string,
  tag: string,
  rows: DamageRows,
  per: DamageFile["per"],
): void {
  findScenario(draft, hazardId, tag);
  const inputToRow = draft.inputToRow.get(type);
  if (inputToRow === undefined)
    throw badInput(`There is no element type ${type}: add its elements before their damage.`);
  const key = `${type}/${hazardId}`;
  let writer = draft.damages.get(key);
  if (writer === undefined) {
    const file = `damages/${key}.arrow`;
    writer = damageFileWriter(draftPath(draft, file), { type, hazardId, file, per }, inputToRow);
    draft.damages.set(key, writer);
  }
  if (writer.per !== per)
    throw badInput(`Damage of ${type} by ${hazardId} is given both by event and by year.`);
  writer.add(tag, rows);
}
