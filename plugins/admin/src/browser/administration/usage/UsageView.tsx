import { Button } from "@blueprintjs/core";
import { DownloadIcon } from "@blueprintjs/icons";
import { ClassBars } from "@stopbank/charts/class-bars";
import type { Usage } from "@stopbank/contract/usage";
import { formatCount } from "@stopbank/numbers";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { mostUsed, usageByKind } from "../../../domain/activity/usageFigures.ts";
import { WeekColumns } from "./WeekColumns.tsx";

export interface UsageViewProps {
  readonly usage: Loadable<Usage>;
  readonly onDownload: (usage: Usage) => void;
}

/** How much the organisation uses its map, week by week. */
export const UsageView = ({ usage, onDownload }: UsageViewProps) => (
  <section aria-label="Usage" className="admin-panel sb-card">
    <Loaded
      label="Loading the usage"
      of={usage}
      skeleton={<Skeleton height={420} />}
      what="The usage could not be loaded"
    >
      {(value) => (
        <>
          <div className="admin-usage-head">
            <p className="sb-muted admin-about">
              {value.modelled && <strong>Some of these figures are modelled for the demonstration. </strong>}
              Counts alone, kept for two years: who did something is not noted, so how many people did it
              cannot be told. Weeks begin on Mondays, New Zealand time.
            </p>
            <Button
              icon={<DownloadIcon />}
              onClick={() => onDownload(value)}
              text="Download as CSV"
              variant="outlined"
            />
          </div>
          <div className="admin-usage">
            {usageByKind(value).map(({ kind, title, rule, counts }) => (
              <WeekColumns counts={counts} key={kind} note={rule} title={title} weeks={value.weeks} />
            ))}
          </div>
          <MostOpened usage={value} />
        </>
      )}
    </Loaded>
  </section>
);

function MostOpened({ usage }: { readonly usage: Usage }) {
  const layers = mostUsed(usage, "layer");
  if (layers.length === 0) return null;
  return (
    <ClassBars
      bars={layers.map(({ subject, title, inAll }) => ({
        key: subject,
        label: title,
        colour: "var(--sb-primary)",
        value: inAll,
        shown: formatCount(inAll),
        share: undefined,
      }))}
      note={`In the last ${usage.weeks.length} weeks.`}
      title="Layers opened most"
      valueLabel="Opened"
    />
  );
}
