import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import type { StoryServer } from "./storyServer.ts";

/** The shell as an editor has it, with this server. */
export const startEditor = (server: Pick<StoryServer, "answer">) =>
  startBrowserHost(
    { manifest: { id: "stories" }, plugin: { contributes: {} } },
    { roles: ["editor"], answer: server.answer },
  );
