import type { Ref } from "react";
import type { ColumnGroup } from "../../domain/summaryColumns.ts";

export interface GroupStripProps {
  readonly groups: readonly ColumnGroup[];
  /** Of the column of regions, then of each other in turn. */
  readonly widthsPx: readonly number[];
  /** What is scrolled along with the grid. */
  readonly strip?: Ref<HTMLDivElement>;
}

/** The titles over the columns of each layer. They stay in sight as long as any of their columns is. */
export function GroupStrip({ groups, widthsPx, strip }: GroupStripProps) {
  const [regionPx, ...columnsPx] = widthsPx;
  let at = 0;
  return (
    <div className="summary-strip">
      <div className="summary-strip-corner" style={{ width: regionPx }} />
      <div className="summary-strip-groups" ref={strip}>
        {groups.map(({ layer, title, columns }) => {
          const px = columnsPx.slice(at, at + columns.length).reduce((sum, each) => sum + each, 0);
          at += columns.length;
          return (
            <div className="summary-strip-group" key={layer} style={{ width: px }}>
              <span title={title}>{title}</span>
            </div>
          );
        })}
        {/* As the grid has a bar at its right, where it scrolls down. */}
        <div className="summary-strip-end" />
      </div>
    </div>
  );
}
