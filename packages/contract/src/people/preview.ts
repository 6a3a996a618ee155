import type { FeatureFlags } from "../schemas/client/flags.ts";

/**
 * Says that a request is to be answered as to a member of the client, with some of its features as they might stand: what an
 * administrator sees who looks at the product as a member does. Nothing in it raises what a request may do.
 */
export const previewHeader = "ui-preview";

/** Features as they might stand, by flag. */
export type PreviewFlags = Readonly<Record<string, "on" | "off">>;

/** `member,summaryPage=on` */
export const writePreview = (flags: PreviewFlags): string =>
  ["member", ...Object.entries(flags).map(([flag, position]) => `${flag}=${position}`)].join(",");

/** The features that a preview's header names; what it says beside them counts for nothing. */
export function readPreview(header: string): PreviewFlags {
  const named = header.split(",").flatMap((part) => {
    const [, flag, position] = /^([\w.-]{1,120})=(on|off)$/.exec(part) ?? [];
    return flag === undefined ? [] : [[flag, position as "on" | "off"] as const];
  });
  return Object.fromEntries(named);
}

/** A client's features as they stand, but for those that are looked at as they might. */
export const previewedFlags = <F extends Partial<FeatureFlags> | undefined>(
  flags: F,
  preview: PreviewFlags | undefined,
): F =>
  preview === undefined
    ? flags
    : {
        ...flags,
        ...Object.fromEntries(
          Object.entries(preview).map(([flag, position]) => [
            flag,
            { enabled: position === "on" ? "enabled" : "not_enabled" },
          ]),
        ),
      };
