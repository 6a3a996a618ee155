import type { VersionChangedElements } from "@stopbank/contract/dataset-versions";
import type { ChangedPage } from "@stopbank/risk-engine/largest-changes";
import type { RiskQuestion } from "../ask/riskQuestion.ts";
import { pageOfChanges } from "./changedElements.ts";
import { type Asked, requireComparable, selectVersions } from "./versionSides.ts";

/**
 * A page of the elements, of those that both versions have, that change the most under the same scenarios.
 *
 * @throws DomainError `dataset/not-comparable`, and as `selectVersions`.
 */
export async function changedSince(
  earlier: Asked,
  later: Asked,
  question: Pick<RiskQuestion, "type" | "nDays">,
  tags: readonly string[],
  page: ChangedPage,
): Promise<VersionChangedElements> {
  const { type } = question;
  requireComparable(earlier.dataset, later.dataset, type, tags);
  const { is, shared, sides } = await selectVersions(earlier, later, question, tags);
  const compared = { layer: is.layer, selection: shared, sides };
  const found = await pageOfChanges(later.dataset, { type, selection: later.selection }, compared, page);
  return { before: [...tags], after: [...tags], before_version: earlier.dataset.version, ...found };
}
