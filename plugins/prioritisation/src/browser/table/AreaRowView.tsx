import { formatCount, formatPercent, none } from "@stopbank/numbers";
import { Skeleton } from "@stopbank/ui/states";
import type { Ref } from "react";
import type { AreaRow } from "../../domain/ranking/areaRows.ts";
import { RankBandView } from "./RankBandView.tsx";
import { RiskMark } from "./RiskMark.tsx";

export interface AreaRowViewProps {
  readonly row: AreaRow;
  /** How firm ranks are is still worked out; `failed` where it could not be. */
  readonly bands: "ready" | "loading" | "failed";
  readonly isSelected: boolean;
  readonly onChoose: (area: string) => void;
  /** Where it stands, from 0, in a table that has only some of its rows. */
  readonly at?: number;
  readonly onFocus?: (area: string) => void;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** An area with its priority: selects it, by the pointer anywhere and by the keyboard (PRI-09). */
export function AreaRowView({ row, bands, isSelected, onChoose, at, onFocus, ref }: AreaRowViewProps) {
  const { area, name, rank, risk, unknownShare, band } = row;
  return (
    <tr
      ref={ref}
      // Rows are counted from 1, and the first is that of the heads.
      aria-rowindex={at === undefined ? undefined : at + 2}
      data-index={at}
      data-selected={isSelected || undefined}
      onClick={() => onChoose(area)}
      onFocus={onFocus && (() => onFocus(area))}
    >
      <th scope="row">
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={(event) => {
            event.stopPropagation();
            onChoose(area);
          }}
        >
          {name}
        </button>
      </th>
      <td>
        <span className="priority-rank">{rank === undefined ? none : formatCount(rank)}</span>
        <RiskMark risk={risk} />
      </td>
      <td>
        {band !== undefined ? (
          <RankBandView {...band} />
        ) : bands === "loading" && rank !== undefined ? (
          <Skeleton width="80%" />
        ) : (
          none
        )}
      </td>
      <td className="priority-figure">{formatPercent(unknownShare)}</td>
    </tr>
  );
}
