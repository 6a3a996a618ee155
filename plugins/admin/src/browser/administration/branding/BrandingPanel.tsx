import "../editing/editing.css";
import "./branding.css";
import type { Branding } from "@stopbank/contract/branding";
import { routes } from "@stopbank/contract/routes";
import { Contributed, previews, useCall, useClient, useService } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { useSettings } from "../editing/useSettings.ts";
import { BrandingView, type LogoPlace } from "./BrandingView.tsx";
import { LocationField } from "./LocationField.tsx";
import { LocationMapFrame } from "./LocationMapFrame.tsx";

interface TakenLogo {
  readonly place: LogoPlace;
  readonly svg: string;
}

/** How the client in use looks. */
export default function BrandingPanel() {
  const call = useCall();
  const client = useClient();
  const loadPreviews = useService(previews);
  const loadBrand = useMemo(
    () => () => loadPreviews().then(({ Brand }) => ({ default: Brand })),
    [loadPreviews],
  );
  const [isLocationUnsound, setLocationUnsound] = useState(false);
  const [reading, setReading] = useState<LogoPlace>();
  const [taken, setTaken] = useState<TakenLogo>();
  const [problems, setProblems] = useState<Partial<Record<LogoPlace, string>>>({});
  const branding = useSettings<Branding>({
    name: "branding",
    words: "The branding",
    key: [client.name, "branding"],
    read: async () => keptOf(await call(routes.branding, {})),
    put: async (base, settings) =>
      keptOf(await call(routes.putBranding, { body: { base, branding: settings } })),
  });
  const { settings } = branding;

  const put = useEffectEvent(({ place, svg }: TakenLogo) => {
    if (settings !== undefined) branding.change({ logos: { ...settings.logos, [place]: svg } });
  });
  // Into the form as it is by now: who waits for a file goes on writing.
  useEffect(() => {
    if (taken !== undefined) put(taken);
  }, [taken]);
  const takeFile = async (place: LogoPlace, file: File) => {
    setReading(place);
    try {
      const { svg } = await call(routes.takeLogo, { body: file });
      setProblems(({ [place]: _, ...others }) => others);
      setTaken({ place, svg });
    } catch (error) {
      setProblems((others) => ({ ...others, [place]: refusalWords(error, "The file could not be read.") }));
    }
    setReading(undefined);
  };

  return (
    <Loaded
      label="Loading the branding"
      of={toLoadable(branding.kept)}
      skeleton={<Skeleton height={420} />}
      what="The branding could not be loaded"
    >
      {(kept) => {
        const shown = settings ?? kept.settings;
        const start = shown.default_location ?? client.config.default_location;
        return (
          <BrandingView
            branding={shown}
            isChanged={branding.isChanged}
            isLocationUnsound={isLocationUnsound}
            isLate={branding.isLate}
            isWorking={branding.isWorking}
            location={
              <LocationField
                location={shown.default_location}
                map={
                  <Contributed
                    id="admin.location-map"
                    load={loadMap}
                    props={{ onUse: (default_location) => branding.change({ default_location }), start }}
                    skeleton={<LocationMapFrame />}
                  />
                }
                onChange={(default_location) => branding.change({ default_location })}
                onUnsound={setLocationUnsound}
                start={client.config.default_location}
              />
            }
            onChange={branding.change}
            onDrop={branding.drop}
            onKeepMine={branding.saveOver}
            onLogoFile={(place, file) => void takeFile(place, file)}
            onSave={branding.save}
            preview={
              <Contributed
                id="admin.brand-preview"
                load={loadBrand}
                props={{ displayName: shown.display_name, logos: shown.logos }}
                skeleton={<Skeleton height={420} />}
              />
            }
            problems={problems}
            reading={reading}
          />
        );
      }}
    </Loaded>
  );
}

const loadMap = () => import("./LocationMap.tsx").then(({ LocationMap }) => ({ default: LocationMap }));

const keptOf = ({ tag, branding }: { readonly tag: string; readonly branding: Branding }) => ({
  tag,
  settings: branding,
});
