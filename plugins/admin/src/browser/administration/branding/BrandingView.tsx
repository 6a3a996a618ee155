import { palette } from "@stopbank/contract/brand-colours";
import { brandContrast, isReadable } from "@stopbank/contract/brand-contrast";
import { nearestPassing } from "@stopbank/contract/brand-nearest";
import { type Branding, mostContactCharacters } from "@stopbank/contract/branding";
import type { CSSProperties, ReactNode } from "react";
import { addressProblem } from "../../../domain/settings/addresses.ts";
import { SettingsPanelView, type SettingsStanding } from "../editing/SettingsPanelView.tsx";
import { WordsField } from "../editing/WordsField.tsx";
import { ColourField } from "./ColourField.tsx";
import { LogoField } from "./LogoField.tsx";

export type LogoPlace = keyof Branding["logos"];

export interface BrandingViewProps extends SettingsStanding {
  readonly branding: Branding;
  readonly location: ReactNode;
  /** Where maps begin is half typed. */
  readonly isLocationUnsound: boolean;
  /** What is drawn in the colours that are in the form. */
  readonly preview: ReactNode;
  /** The place whose file is being read. */
  readonly reading: LogoPlace | undefined;
  /** Why files were not taken. */
  readonly problems: Readonly<Partial<Record<LogoPlace, string>>>;
  readonly onChange: (change: Partial<Branding>) => void;
  readonly onLogoFile: (place: LogoPlace, file: File) => void;
}

const places: readonly (readonly [LogoPlace, string, string, boolean])[] = [
  ["full", "Full logo", "Above the terms and in mails, on white.", false],
  ["simple", "Simple logo", "Where there is little room, on white.", false],
  ["whiteFull", "White logo", "In the open side menu and at the log-in, on the primary colour.", true],
  ["whiteSimple", "White mark", "In the closed side menu, on the primary colour.", true],
];

const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** Name, colours, logos, first view and addresses of the organisation, and what they look like. */
export function BrandingView({ branding, location, preview, ...props }: BrandingViewProps) {
  const { primary, secondary, logos } = branding;
  const areColours = isColour(primary) && isColour(secondary);
  const checks = areColours ? brandContrast({ primary, secondary }) : [];
  const change = (name: keyof Branding) => (value: unknown) => props.onChange({ [name]: value });
  const blockedBy =
    blockedIn(branding, areColours) ?? (props.isLocationUnsound ? "Where maps begin is no place" : undefined);
  return (
    <SettingsPanelView {...props} blockedBy={blockedBy} label="Branding" what="the branding" yours="Yours is">
      <div className="admin-fields">
        <WordsField
          label="Name of the organisation"
          most={200}
          onValue={change("display_name")}
          problem={branding.display_name.trim() === "" ? "It needs a name." : undefined}
          value={branding.display_name}
        />
        {(["primary", "secondary"] as const).map((of) => (
          <ColourField
            checks={checks.filter((check) => check.of === of)}
            key={of}
            label={of === "primary" ? "Primary colour" : "Secondary colour"}
            offered={areColours ? offeredFor(branding, of) : undefined}
            onValue={change(of)}
            value={branding[of]}
          />
        ))}
        <div className="admin-logos" style={themed(branding)}>
          {places.map(([place, label, about, isOnDark]) => (
            <LogoField
              about={about}
              isOnDark={isOnDark}
              isWorking={props.reading === place}
              key={place}
              label={label}
              onFile={(file) => props.onLogoFile(place, file)}
              onRemove={() => props.onChange({ logos: { ...logos, [place]: "" } })}
              problem={props.problems[place]}
              svg={logos[place]}
            />
          ))}
        </div>
        <p className="sb-muted sb-small">
          SVG, PNG, JPEG or WebP, 1 MB at most. An SVG is written anew from its shapes and words; one with
          scripts or with parts from elsewhere is refused. A picture is drawn anew, 800 by 200 pixels at most.
        </p>
        {location}
        <WordsField
          help="Beside 'Submit Feedback', for those who would rather go elsewhere. Begins with https://."
          label="Address for feedback"
          most={2_000}
          onValue={(words) => props.onChange({ feedback_url: words === "" ? null : words })}
          problem={addressProblem(branding.feedback_url)}
          type="url"
          value={branding.feedback_url ?? ""}
        />
        <WordsField
          help="Whom people are asked to notify when a report cannot be made: 'Please notify your ... contact'. Empty: Urban Intelligence."
          label="Name of your contact"
          most={mostContactCharacters}
          onValue={(words) => props.onChange({ contact_name: words === "" ? null : words })}
          problem={contactProblem(branding.contact_name)}
          value={branding.contact_name ?? ""}
        />
        <WordsField
          help="Where the methodology report lies: https://, or a page of this site such as /methods."
          label="Methodology report"
          most={2_000}
          onValue={(words) => props.onChange({ methods_report_url: words === "" ? null : words })}
          problem={addressProblem(branding.methods_report_url)}
          value={branding.methods_report_url ?? ""}
        />
      </div>
      <figure className="admin-preview">
        <figcaption>Preview: as everybody will see it</figcaption>
        <div className="admin-brand-scope" style={themed(branding)}>
          {preview}
        </div>
      </figure>
    </SettingsPanelView>
  );
}

/** Beside a primary colour that has to change, there is no saying yet which secondary one is good. */
function offeredFor({ primary, secondary }: Branding, of: "primary" | "secondary"): string | undefined {
  const offered = nearestPassing({ primary, secondary }, of);
  if (of === "primary" || offered === undefined) return offered;
  const better = nearestPassing({ primary, secondary }, "primary");
  return better === undefined ? offered : nearestPassing({ primary: better, secondary }, of);
}

const contactProblem = (name: string | null) =>
  name !== null && name.trim() === "" ? "Write a name, or nothing at all." : undefined;

/** Why it cannot be saved as it is. */
function blockedIn(branding: Branding, areColours: boolean): string | undefined {
  if (branding.display_name.trim() === "") return "The organisation needs a name";
  if (!areColours) return "A colour is not whole";
  if (!isReadable(branding)) return "In these colours not everybody can read";
  if (contactProblem(branding.contact_name) !== undefined) return "The contact's name is blank";
  const addresses = [branding.feedback_url, branding.methods_report_url];
  return addresses.some((address) => addressProblem(address) !== undefined)
    ? "An address is wrong"
    : undefined;
}

/** The theme's own variables, for what is drawn within. */
function themed({ primary, secondary }: Branding): CSSProperties {
  const shades = Object.entries({ primary, secondary }).flatMap(([role, base]) =>
    isColour(base)
      ? Object.entries(palette(base)).map(([shade, colour]) => [
          `--sb-${role}${shade === "base" ? "" : `-${shade}`}`,
          colour,
        ])
      : [],
  );
  return Object.fromEntries(shades);
}
