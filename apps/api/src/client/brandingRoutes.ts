import { createHash } from "node:crypto";
import { palette } from "@stopbank/contract/brand-colours";
import { brandContrast, isReadable } from "@stopbank/contract/brand-contrast";
import type { Branding } from "@stopbank/contract/branding";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { type ClientConfig, changeClientConfig, getClientConfig } from "@stopbank/store/client-settings";
import { lockDisplayName, renameClient } from "@stopbank/store/clients";
import { logoOfFile, logoOfText } from "../branding/readLogo.ts";
import { createTurns } from "../branding/turns.ts";
import { fileOf } from "../http/fileBodies.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { changeOf } from "./changeOf.ts";
import { clientConfig } from "./clientDocuments.ts";
import { changedMeanwhile, tagOf } from "./settingsTag.ts";

/** How the client in use looks. */
export function brandingRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  const inTurn = createTurns();

  register(routes.branding, async ({ caller: { client } }) => {
    const stored = await store.withClient(client.id, getClientConfig);
    return kept(brandingOf(client.displayName, stored));
  });

  register(routes.takeLogo, async ({ request }) => ({
    svg: await inTurn(() => logoOfFile(fileOf(request))),
  }));

  register(routes.putBranding, async ({ body: { base, branding }, caller: { client, userId } }) => {
    if (!isReadable(branding)) throw unreadable(branding);
    const stored = (await store.withClient(client.id, getClientConfig)).logos ?? {};
    const wanted = { ...branding, logos: await safeLogos(branding.logos, stored, inTurn) };
    return store.withClient(client.id, async (tx) => {
      const name = await lockDisplayName(tx);
      const newName = wanted.display_name.trim();
      let [before, after] = [wanted, wanted];
      await changeClientConfig(tx, (config) => {
        before = brandingOf(name, config);
        if (tagOf(before) !== base) throw changedMeanwhile("branding");
        const changed = brandedAs(config, wanted);
        after = brandingOf(newName, changed);
        return changed;
      });
      if (newName !== name) await renameClient(tx, newName);
      const details = changeOf(summed(before), summed(after));
      if (details !== undefined)
        await recordClientEvent(tx, { action: "branding.changed", actorUserId: userId, details });
      return kept(after);
    });
  });
}

const kept = (branding: Branding) => ({ tag: tagOf(branding), branding });

/** What is shown of the client today, defaults included. */
function brandingOf(displayName: string, stored: ClientConfig): Branding {
  const shown = clientConfig({ clientName: "", displayName }, stored, null);
  return {
    display_name: displayName,
    primary: shown.theme.primary.base,
    secondary: shown.theme.secondary.base,
    logos: shown.logos,
    default_location: shown.has_own_location ? shown.default_location : null,
    feedback_url: shown.feedback_url,
    contact_name: stored.contact_name === undefined ? null : shown.contact_name,
    methods_report_url: shown.methods_report_url,
  };
}

function brandedAs(config: ClientConfig, branding: Branding): ClientConfig {
  const {
    default_location: _,
    feedback_url: _feedback,
    contact_name: _contact,
    methods_report_url: _methods,
    ...others
  } = config;
  const { default_location, feedback_url, contact_name, methods_report_url } = branding;
  return {
    ...others,
    // Shades that somebody chose by hand stay, as long as the colour does.
    theme: {
      primary: shadesOf(config.theme?.primary, branding.primary),
      secondary: shadesOf(config.theme?.secondary, branding.secondary),
    },
    logos: branding.logos,
    ...(default_location === null ? {} : { default_location }),
    ...(feedback_url === null ? {} : { feedback_url }),
    ...(contact_name === null ? {} : { contact_name: contact_name.trim() }),
    ...(methods_report_url === null ? {} : { methods_report_url }),
  };
}

const shadesOf = (stored: Readonly<Record<string, string>> | undefined, base: string) =>
  stored !== undefined && stored.base === base ? stored : { ...palette(base) };

/** What is kept already was looked at when it was put there, or came with the client. */
async function safeLogos(
  logos: Branding["logos"],
  stored: Readonly<Record<string, string>>,
  inTurn: ReturnType<typeof createTurns>,
): Promise<Branding["logos"]> {
  const safe = { ...logos };
  for (const place of Object.keys(logos) as (keyof typeof logos)[])
    if (logos[place] !== stored[place]) safe[place] = await inTurn(() => logoOfText(logos[place]));
  return safe;
}

/** For the trail: of a logo how long it is and its sum, since a drawing tells a reader nothing. */
const summed = ({ logos, ...rest }: Branding): Readonly<Record<string, unknown>> => ({
  ...rest,
  ...Object.fromEntries(
    Object.entries(logos).map(([place, svg]) => [
      `logo ${place}`,
      svg === ""
        ? null
        : `${svg.length} characters, sha256 ${createHash("sha256").update(svg).digest("hex").slice(0, 12)}`,
    ]),
  ),
});

function unreadable(branding: Branding): DomainError {
  const worst = brandContrast(branding).find(({ needed, isMet }) => needed === 4.5 && !isMet);
  return new DomainError(
    "invalid",
    "branding/unreadable",
    `In these colours not everybody can read: ${worst?.where ?? "text"} has a contrast of ${worst?.ratio.toFixed(2)} to 1, and needs 4.5.`,
  );
}
