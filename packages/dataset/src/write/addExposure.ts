import { exposureFileWriter } from "./columns/exposureFile.ts";
import { type DatasetDraft, draftPath, findScenario } from "./draft/draft.ts";
import { badInput } from "./input/badInput.ts";
import type { ExposureRows } from "./input/DatasetWriter.ts";

/** See `DatasetWriter.addExposure`. */
export function addExposure(
  draft: DatasetDraft,
  type: string,
  hazardId: string,
  tag: string,
  rows: ExposureRows,
  nDays?: number,
): void {
  findScenario(draft, hazardId, tag);
  const inputToRow = draft.inputToRow.get(type);
  const description = draft.elementTypes.find((each) => each.type === type);
  if (inputToRow === undefined || description === undefined)
    throw badInput(`There is no element type ${type}: add its elements before their exposure.`);
  const days = description.isCascading ? (description.nDays ?? []) : [];
  if (nDays !== undefined && !days.includes(nDays))
    throw badInput(`${type} is not declared to have exposure ${nDays} days after an event.`);
  const key = `${type}/${hazardId}`;
  let writer = draft.exposures.get(key);
  if (writer === undefined) {
    const file = `exposures/${key}.arrow`;
    writer = exposureFileWriter(draftPath(draft, file), { type, hazardId, file }, inputToRow);
    draft.exposures.set(key, writer);
  }
  writer.add(tag, rows, nDays);
}
