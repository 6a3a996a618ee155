import { Switch } from "@blueprintjs/core";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { Feature } from "../../../domain/features.ts";

export interface FeaturesViewProps {
  readonly features: Loadable<readonly Feature[]>;
  /** Flags that are being switched. */
  readonly switching: ReadonlySet<string>;
  readonly onSwitch: (feature: Feature) => void;
}

/** Every feature with what it does, and whether it is on. */
export const FeaturesView = ({ features, switching, onSwitch }: FeaturesViewProps) => (
  <section aria-label="Features" className="admin-panel sb-card">
    <p className="sb-muted">
      A feature is switched for everybody in the organisation, from their next request on. Pages that are open
      show it once they are loaded again.
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
                {feature.part} · <code>{feature.flag}</code>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  </section>
);
