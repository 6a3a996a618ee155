import { defineRoutes, fileBytes } from "../../route.ts";
import {
  BrandingToKeep,
  KeptBranding,
  KeptPreferences,
  mostLogoFileBytes,
  PreferencesToKeep,
  TakenLogo,
} from "../../schemas/administration/branding.ts";

const tag = "Branding";
const access = "admin" as const;

/** How a client looks and speaks. What is kept holds for everybody from their next request on. */
export const brandingRoutes = defineRoutes({
  branding: {
    method: "GET",
    path: "/client/branding",
    access,
    tag,
    summary: "Name, colours, logos, addresses and the map's first view of the client in use, to be changed.",
    response: KeptBranding,
  },
  putBranding: {
    method: "PUT",
    path: "/client/branding",
    access,
    tag,
    summary:
      "Changes how the client in use looks. Logos are sanitised again; colours in which text cannot be read are refused; 409 where somebody else has changed it since `base`.",
    body: BrandingToKeep,
    bodyLimitBytes: 2 * 1_048_576,
    response: KeptBranding,
  },
  takeLogo: {
    method: "POST",
    path: "/client/branding/logo",
    access,
    tag,
    summary:
      "Makes a logo of a file and keeps nothing: an SVG is sanitised or refused with the reason, a PNG, JPEG or WebP drawn anew.",
    consumes: fileBytes,
    bodyLimitBytes: mostLogoFileBytes,
    response: TakenLogo,
  },
  preferences: {
    method: "GET",
    path: "/client/preferences/edit",
    access,
    tag,
    summary: "Wording, background maps and countries of the client in use, to be changed.",
    response: KeptPreferences,
  },
  putPreferences: {
    method: "PUT",
    path: "/client/preferences/edit",
    access,
    tag,
    summary: "Changes how the client in use speaks and what its maps offer; 409 as for its branding.",
    body: PreferencesToKeep,
    response: KeptPreferences,
  },
});
