import { formatCount } from "@stopbank/numbers";
import type { RankBand } from "../../domain/ranking/areaRows.ts";

/** Over which ranks an area goes as weights change, on a line from the first to the last, and in words. */
export function RankBandView({ best, median, worst, ranked, words, shares }: RankBand) {
  const at = (rank: number) => `${ranked <= 1 ? 0 : ((rank - 1) / (ranked - 1)) * 100}%`;
  const span = `${ranked <= 1 ? 0 : ((worst - best) / (ranked - 1)) * 100}%`;
  const ranks =
    best === worst
      ? `Always ${formatCount(best)}`
      : `From ${formatCount(best)} to ${formatCount(worst)}, in the middle ${formatCount(median)}`;
  const more = shares === undefined ? "" : `. ${shares}`;
  return (
    <span className="priority-band" title={`${ranks}, of ${formatCount(ranked)}${more}`}>
      <span className="priority-band-track" aria-hidden="true">
        <i className="priority-band-span" style={{ left: at(best), width: span }} />
        <i className="priority-band-median" style={{ left: at(median) }} />
      </span>
      <span className="sb-visually-hidden">{`${ranks}. `}</span>
      <small>{words}</small>
      {more !== "" && <span className="sb-visually-hidden">{more}</span>}
    </span>
  );
}
