import { Checkbox, HTMLSelect, InputGroup, Radio, RadioGroup } from "@blueprintjs/core";
import type { Preferences } from "@stopbank/contract/branding";
import { termsOf } from "@stopbank/ui/terms";
import { countriesIn } from "../../../domain/settings/countries.ts";
import { SettingsPanelView, type SettingsStanding } from "../editing/SettingsPanelView.tsx";
import { WordsField } from "../editing/WordsField.tsx";

export interface PreferencesViewProps extends SettingsStanding {
  readonly preferences: Preferences;
  /** Countries as they are being typed. */
  readonly countries: string;
  readonly onChange: (change: Partial<Preferences>) => void;
  readonly onCountries: (typed: string) => void;
}

type Basemap = Preferences["basemaps"][number];

const basemaps: readonly (readonly [Basemap["type"], string])[] = [
  ["default", "Default"],
  ["satellite", "Satellite"],
  ["terrain", "Terrain"],
];

const wordings = [
  ["hazard", "Hazard wording"],
  ["risk", "Risk wording"],
] as const;

/** How the organisation speaks of what it shows, and which maps it shows it on. */
export function PreferencesView({ preferences, countries, onChange, ...props }: PreferencesViewProps) {
  const { wording, use_hazard_name, terrain_map, basemaps: chosen } = preferences;
  const offered: readonly Basemap[] =
    chosen.length === 0 ? basemaps.map(([type]) => ({ type, source: "dataset" })) : chosen;
  const put = (list: readonly Basemap[]) =>
    onChange({ basemaps: basemaps.flatMap(([type]) => list.filter((each) => each.type === type)) });
  const badCountries = countriesIn(countries) === undefined;
  return (
    <SettingsPanelView
      {...props}
      blockedBy={blockedIn(preferences, countries)}
      label="Preferences"
      what="the preferences"
      yours="Yours are"
    >
      <div className="admin-fields">
        <fieldset>
          <legend>Wording</legend>
          <RadioGroup
            onChange={({ currentTarget }) =>
              onChange({ wording: currentTarget.value === "hazard" ? "hazard" : "risk" })
            }
            selectedValue={wording}
          >
            {wordings.map(([value, label]) => {
              const { hazard, risk, vulnerability } = termsOf({ hazard: value === "hazard" });
              return (
                <Radio key={value} value={value}>
                  {label}{" "}
                  <span className="sb-muted">({[...new Set([hazard, risk, vulnerability])].join(", ")})</span>
                </Radio>
              );
            })}
          </RadioGroup>
          <Checkbox
            checked={use_hazard_name}
            label="Head a layer by its hazard's name, not by the word above"
            onChange={({ currentTarget }) => onChange({ use_hazard_name: currentTarget.checked })}
          />
        </fieldset>
        <fieldset>
          <legend>Background maps</legend>
          {basemaps.map(([type, label]) => {
            const own = offered.find((each) => each.type === type);
            const others = offered.filter((each) => each.type !== type);
            return (
              <div className="admin-basemap" key={type}>
                <Checkbox
                  checked={own !== undefined}
                  disabled={own !== undefined && others.length === 0}
                  label={label}
                  onChange={({ currentTarget }) =>
                    put(currentTarget.checked ? [...others, { type, source: "dataset" }] : others)
                  }
                />
                {own !== undefined && (
                  <div className="admin-pair">
                    <HTMLSelect
                      aria-label={`Where ${label} comes from`}
                      onChange={({ currentTarget }) =>
                        put([
                          ...others,
                          { type, source: currentTarget.value === "dataset" ? "dataset" : "elsewhere" },
                        ])
                      }
                      value={own.source === "dataset" ? "dataset" : "elsewhere"}
                    >
                      <option value="dataset">The organisation's own dataset</option>
                      <option value="elsewhere">A map from elsewhere</option>
                    </HTMLSelect>
                    {own.source !== "dataset" && (
                      <InputGroup
                        aria-label={`Name of the map for ${label}`}
                        onValueChange={(source) =>
                          put([...others, { type, source: source.toLowerCase().replace(/[^a-z0-9_-]/g, "") }])
                        }
                        spellCheck={false}
                        value={own.source}
                      />
                    )}
                  </div>
                )}
              </div>
            );
          })}
          <p className="sb-muted sb-small">
            Maps from elsewhere are those that whoever runs the installation has set up, by the names given
            there. One that is not there leaves the dataset's own in its place.
          </p>
          <Checkbox
            checked={terrain_map}
            label="Offer the shape of the land: Terrain, and maps in 3D"
            onChange={({ currentTarget }) => onChange({ terrain_map: currentTarget.checked })}
          />
        </fieldset>
        <WordsField
          help="For searching addresses, as two letters each: nz, au."
          label="Countries"
          onValue={props.onCountries}
          problem={
            badCountries ? "Two letters for each country, with commas between, 20 at most." : undefined
          }
          value={countries}
        />
      </div>
      <Example preferences={preferences} />
    </SettingsPanelView>
  );
}

/** Why it cannot be saved as it is. */
function blockedIn({ basemaps: chosen }: Preferences, countries: string): string | undefined {
  if (countriesIn(countries) === undefined) return "The countries are wrong";
  return chosen.some(({ source }) => source === "") ? "A background map has no name" : undefined;
}

/** What the words and the maps come to, as a page would have them. */
function Example({ preferences }: { readonly preferences: Preferences }) {
  const { wording, use_hazard_name, terrain_map, basemaps: chosen } = preferences;
  const terms = termsOf({ hazard: wording === "hazard" });
  const titles = basemaps
    .filter(([type]) => chosen.length === 0 || chosen.some((each) => each.type === type))
    .filter(([type]) => type !== "terrain" || terrain_map);
  return (
    <figure className="admin-preview">
      <figcaption>Preview: the words that change</figcaption>
      <div className="admin-preview-frame">
        <p>
          <strong>{terms.hazards}</strong>
        </p>
        <p>{use_hazard_name ? "Flood" : terms.hazard}: once in 100 years</p>
        <p>
          <strong>{terms.risk}</strong>
        </p>
        <p>{terms.vulnerability} of buildings: moderate</p>
        <p>{terms.projected}</p>
        <p className="sb-muted">
          This school is exposed to 3 {terms.threats}. Background maps:{" "}
          {titles.length === 0 ? "Default" : titles.map(([, label]) => label).join(", ")}.
        </p>
      </div>
    </figure>
  );
}
