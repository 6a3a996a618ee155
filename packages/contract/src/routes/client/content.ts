import { Type } from "typebox";
import { LandingPage } from "../../content/landingPage.ts";
import { HelpText, OnboardingPage, ReleaseNotes, SummaryPage } from "../../content/pages.ts";
import { defineRoutes } from "../../route.ts";
import { LayerName } from "../../schemas/map/names.ts";

/** Answered with an ETag, and with 304 where the caller has the text as it is. */
export const contentRoutes = defineRoutes({
  landingPage: {
    method: "GET",
    path: "/content/landingPage",
    access: "visitor",
    scope: "map:read",
    flag: "newLandingPage",
    tag: "Content",
    summary: "What Home says on its tabs, for the client in use. Empty until it is written.",
    response: LandingPage,
  },
  onboardingPage: {
    method: "GET",
    path: "/content/onboardingPage",
    access: "signed-in",
    scope: "map:read",
    flag: "onboardingPage",
    tag: "Content",
    summary: "What Getting Started says, for the client in use. Empty until it is written.",
    response: OnboardingPage,
  },
  summaryPage: {
    method: "GET",
    path: "/content/summaryPage",
    access: "signed-in",
    scope: "map:read",
    flag: "summaryPage",
    tag: "Content",
    summary: "The tabs of Summary that are texts, for the client in use. Empty until they are written.",
    response: SummaryPage,
  },
  releaseNotes: {
    method: "GET",
    path: "/content/releaseNotes",
    access: "visitor",
    scope: "map:read",
    tag: "Content",
    summary: "What changed in this installation, the latest version first.",
    response: ReleaseNotes,
  },
  help: {
    method: "GET",
    path: "/help/:helpFileName",
    access: "visitor",
    scope: "map:read",
    tag: "Content",
    summary: "What the help dialog of a layer says.",
    params: Type.Object({ helpFileName: LayerName }),
    response: HelpText,
  },
});
