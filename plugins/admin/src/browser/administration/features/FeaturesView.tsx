import { Button, Switch } from "@blueprintjs/core";
import { TickIcon } from "@blueprintjs/icons";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { Feature } from "../../../domain/settings/features.ts";

export interface FeaturesViewProps {
  readonly features: Loadable<readonly Feature[]>;
  /** Flags that are being switched. */
  readonly switching: ReadonlySet<string>;
  /** It is on the way to a preview. */
  readonly isPreviewing: boolean;
  /** Flags that the preview is to have the other way round. */
  readonly turned: ReadonlySet<string>;
  readonly onSwitch: (feature: Feature) => void;
  /** Has the preview show a feature the other way round, or no more. */
  readonly onTurn: (feature: Feature) => void;
  /** Shows the product as a member sees it, with those features switched for this alone. */
  readonly onPreview: () => void;
}

/** Every feature with what it does, and whether it is on. */
export const FeaturesView = ({
  features,
  switching,
  isPreviewing,
  turned,
  onSwitch,
  onTurn,
  onPreview,
}: FeaturesViewProps) => (
  <section aria-label="Features" className="admin-panel sb-card">
    <p className="sb-muted">
      A feature is switched for everybody in the organisation, from their next request on. Pages that are open
      show it once they are loaded again. A preview shows the product as a member sees it, in this browser
      alone, before anything is switched.
    </p>
    <p className="admin-preview-all">
      <Button
        disabled={isPreviewing}
        intent={turned.size > 0 ? "primary" : "none"}
        onClick={onPreview}
        text={previewWords(turned.size)}
        {...(turned.size > 0 ? {} : { variant: "outlined" as const })}
      />
    </p>
    <Loaded
      label="Loading features"
      of={features}
      skeleton={<Skeleton height={420} />}
      what="The features could not be loaded"
    >
      {(list) => (
        <ul className="admin-features">
          {list.map((feature) => (
            <li key={feature.flag}>
              <Switch
                checked={feature.isOn}
                disabled={switching.has(feature.flag)}
                innerLabel="off"
                innerLabelChecked="on"
                labelElement={<strong>{feature.title}</strong>}
                onChange={() => onSwitch(feature)}
              />
              <p>{feature.about}</p>
              <p className="sb-muted sb-small">
                {[feature.part, ...feature.moves].join(" · ")} · <code>{feature.flag}</code>
              </p>
              <Button
                className="admin-preview-one"
                active={turned.has(feature.flag)}
                aria-label={`Preview it ${feature.isOn ? "off" : "on"}: ${feature.title}`}
                aria-pressed={turned.has(feature.flag)}
                disabled={isPreviewing}
                onClick={() => onTurn(feature)}
                size="small"
                {...(turned.has(feature.flag) ? { icon: <TickIcon /> } : {})}
                text={`Preview it ${feature.isOn ? "off" : "on"}`}
                variant="outlined"
              />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </section>
);

const previewWords = (turned: number): string =>
  turned === 0
    ? "See it as a member does"
    : `See it as a member does, with ${turned} ${turned === 1 ? "feature" : "features"} switched`;
