import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  Client,
  ClientConfig,
  ClientPreferences,
  Settings,
  WelcomeSidebarContent,
} from "../../schemas/client/client.ts";

export const clientRoutes = defineRoutes({
  clients: {
    method: "GET",
    path: "/client",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag: "Client",
    summary: "The clients the caller may use; for a visitor, the public one.",
    response: Type.Array(Client),
  },
  clientConfig: {
    method: "GET",
    path: "/client/config",
    access: "visitor",
    scope: "map:read",
    tag: "Client",
    summary: "Branding, flags and settings of the client in use.",
    response: ClientConfig,
  },
  clientLogo: {
    method: "GET",
    path: "/logos/:file",
    access: "visitor",
    scope: "map:read",
    tag: "Client",
    summary:
      "A logo of the client in use, as an image: `full`, `simple`, `whiteFull` or `whiteSimple`, with `.svg`.",
    params: Type.Object({ file: Type.String({ pattern: "^(full|simple|whiteFull|whiteSimple)\\.svg$" }) }),
    response: Type.Unknown(),
    produces: "image/svg+xml",
  },
  clientPreferences: {
    method: "GET",
    path: "/client/preferences",
    access: "visitor",
    scope: "map:read",
    tag: "Client",
    summary: "Wording and basemaps of the client in use.",
    response: ClientPreferences,
  },
  welcomeSidebarContent: {
    method: "GET",
    path: "/client/welcome_sidebar_content",
    access: "visitor",
    scope: "map:read",
    tag: "Client",
    summary: "What the welcome page says for the client in use.",
    response: WelcomeSidebarContent,
  },
  settings: {
    method: "GET",
    path: "/settings",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag: "Client",
    summary: "Settings of the installation, with its own terms; each client's are in its config.",
    response: Settings,
  },
});
