import { type Static, Type } from "typebox";
import { Line } from "./texts.ts";

const strict = { additionalProperties: false } as const;

/** A page of another site, of whose address browsers make one too: its host has no sign that none may have, and nobody's name. */
const OutsideAddress = Type.String({
  maxLength: 2_000,
  pattern: "^https://[^\\s/@%?#:\\\\|<>^\\[\\]]+(:[0-5]?[0-9]{1,4})?([/?#]\\S*)?$",
});

/** A path of this site, `/old-map`, or all below one, `/old-map/*`. */
const FormerPath = Type.String({ maxLength: 500, pattern: "^/[^\\s?#*\\\\/][^\\s?#*\\\\]*(/\\*)?$" });

/** Pages that lay here once, and lie on another site now. */
const MovedPage = Type.Object({ from: FormerPath, to: OutsideAddress, name: Type.Optional(Line) }, strict);
export type MovedPage = Static<typeof MovedPage>;

/** What of the organisation's lies elsewhere: what is left out there is none of. */
export const SiteLinks = Type.Object(
  {
    /** Where people find how far they are from services; the menu's Access opens it. */
    access_site: Type.Optional(OutsideAddress),
    website: Type.Optional(OutsideAddress),
    linkedin: Type.Optional(OutsideAddress),
    moved_pages: Type.Array(MovedPage, { maxItems: 100 }),
  },
  strict,
);
export type SiteLinks = Static<typeof SiteLinks>;
