import { Button, Switch } from "@blueprintjs/core";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { Feature } from "../../../domain/settings/features.ts";

export interface FeaturesViewProps {
  readonly features: Loadable<readonly Feature[]>;
  /** Flags that are being switched. */
  readonly switching: ReadonlySet<string>;
  /** It is on the way to a preview. */
  readonly isPreviewing: boolean;
  readonly onSwitch: (feature: Feature) => void;
  /** Shows the product as a member sees it, with a feature switched for this alone, or as they all are. */
  readonly onPreview: (feature?: Feature) => void;
}

/** Every feature with what it does, and whether it is on. */
export const FeaturesView = ({
  features,
  switching,
  isPreviewing,
  onSwitch,
  onPreview,
}: FeaturesViewProps) => (
  <section aria-label="Features" className="admin-panel sb-card">
    <p className="sb-muted">
      A feature is switched for everybody in the organisation, from their next request on. Pages that are open
      show it once they are loaded again. A preview shows the product as a member sees it, in this browser
      alone, before anything is switched.
    </p>
    <Button
      className="admin-preview-all"
      disabled={isPreviewing}
      onClick={() => onPreview()}
      text="See it as a member does"
      variant="outlined"
    />
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
                aria-label={`Preview it ${feature.isOn ? "off" : "on"}: ${feature.title}`}
                disabled={isPreviewing}
                onClick={() => onPreview(feature)}
                size="small"
                text={`Preview it ${feature.isOn ? "off" : "on"}`}
                variant="minimal"
              />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </section>
);
