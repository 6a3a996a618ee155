import { Classes } from "@blueprintjs/core";
import { MapIcon } from "@blueprintjs/icons";
import type { AreaParts } from "@stopbank/contract/prioritisation-parts";
import { formatPercent } from "@stopbank/numbers";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { MouseEvent } from "react";
import { rankWords } from "../../domain/ranking/rankWords.ts";
import { byHazardGroup, byValueSet } from "../../domain/why/whyParts.ts";
import { ElementsBehindView } from "./ElementsBehindView.tsx";
import { PartBars } from "./PartBars.tsx";

export interface WhyViewProps {
  readonly parts: Loadable<AreaParts>;
  /** The area's name. */
  readonly area: string;
  /** Which value set moves it most, in a sentence; undefined while that is not known. */
  readonly moves: string | undefined;
  /** Opens the risk map on it; undefined while it is not known with which layers. */
  readonly riskMap:
    | { readonly href: string; readonly onFollow: (event: MouseEvent<HTMLElement>) => void }
    | undefined;
}

/** Why an area ranks where it does: what is in its score, which value moves it, and the elements behind it. */
export const WhyView = ({ parts, area, moves, riskMap }: WhyViewProps) => (
  <section className="priority-part priority-why" aria-label="Why this area">
    <header>
      <h2>Why {area}</h2>
      {riskMap !== undefined && (
        <a
          className={`${Classes.BUTTON} ${Classes.OUTLINED} ${Classes.SMALL}`}
          href={riskMap.href}
          onClick={riskMap.onFollow}
        >
          <MapIcon />
          <span className={Classes.BUTTON_TEXT}>Open the risk map here</span>
        </a>
      )}
    </header>
    <Loaded
      of={parts}
      label="Looking into its score"
      skeleton={<Skeleton height={180} />}
      what="Why it ranks there could not be worked out"
    >
      {(of) =>
        of.totalAreaScore === null ? (
          <p className="sb-muted">Nothing of what is valued was assessed here, so it has no rank.</p>
        ) : (
          <>
            <p>{`${rankWords({ risk: of.relative_risk ?? undefined, rank: of.priorityIndex ?? undefined })}.${moves === undefined ? "" : ` ${moves}`}`}</p>
            <div className="priority-why-charts">
              <PartBars
                title="By value set"
                what="Value set"
                parts={byValueSet(of).map(({ share, unknownShare, assumedShare, weight, ...part }) => ({
                  ...part,
                  said: `${shareWords(share, unknownShare, assumedShare)}, weight ${weight}`,
                }))}
              />
              {byValueSet(of).some(({ assumedShare }) => assumedShare > 0) && (
                <p className="sb-muted priority-note">
                  Assumed: how badly it would be damaged is not known, so it counts in part.
                </p>
              )}
              <PartBars title="By hazard group" what="Hazard group" parts={byHazardGroup(of)} />
            </div>
            <ElementsBehindView valueSets={of.value_sets} />
          </>
        )
      }
    </Loaded>
  </section>
);

function shareWords(share: number | undefined, unknown: number, assumed: number): string {
  if (share === undefined) return "Not assessed";
  return [
    `${formatPercent(share)} at risk`,
    ...(assumed > 0 ? [`${formatPercent(assumed)} of it assumed`] : []),
    ...(unknown > 0 ? [`${formatPercent(unknown)} not assessed`] : []),
  ].join(", ");
}
