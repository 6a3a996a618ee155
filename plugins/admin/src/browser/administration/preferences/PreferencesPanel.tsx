import "../editing/editing.css";
import "./preferences.css";
import type { Preferences } from "@stopbank/contract/branding";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useState } from "react";
import { countriesIn } from "../../../domain/settings/countries.ts";
import { useSettings } from "../editing/useSettings.ts";
import { PreferencesView } from "./PreferencesView.tsx";

/** How the client in use speaks, and which maps it has. */
export default function PreferencesPanel() {
  const call = useCall();
  const { name } = useClient();
  const [typed, setTyped] = useState<string>();
  const preferences = useSettings<Preferences>({
    name: "preferences",
    words: "What you prefer",
    key: [name, "preferences"],
    read: async () => keptOf(await call(routes.preferences, {})),
    put: async (base, settings) =>
      keptOf(await call(routes.putPreferences, { body: { base, preferences: settings } })),
  });
  return (
    <Loaded
      label="Loading the preferences"
      of={toLoadable(preferences.kept)}
      skeleton={<Skeleton height={420} />}
      what="The preferences could not be loaded"
    >
      {(kept) => {
        const shown = preferences.settings ?? kept.settings;
        const codes = shown.country_codes;
        // What is half typed stands; what was saved or dropped elsewhere takes its place.
        const isCurrent =
          typed !== undefined && (countriesIn(typed)?.join() ?? codes.join()) === codes.join();
        return (
          <PreferencesView
            countries={isCurrent ? typed : codes.join(", ")}
            isChanged={preferences.isChanged}
            isLate={preferences.isLate}
            isWorking={preferences.isWorking}
            onChange={preferences.change}
            onCountries={(next) => {
              setTyped(next);
              const country_codes = countriesIn(next);
              if (country_codes !== undefined) preferences.change({ country_codes: [...country_codes] });
            }}
            onDrop={() => {
              setTyped(undefined);
              preferences.drop();
            }}
            onKeepMine={preferences.saveOver}
            onSave={preferences.save}
            preferences={shown}
          />
        );
      }}
    </Loaded>
  );
}

const keptOf = ({ tag, preferences }: { readonly tag: string; readonly preferences: Preferences }) => ({
  tag,
  settings: preferences,
});
