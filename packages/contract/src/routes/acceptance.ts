import { Type } from "typebox";
import { defineRoutes } from "../route.ts";

/** What a person has agreed to, and what they have seen. */
export const acceptanceRoutes = defineRoutes({
  acceptTerms: {
    method: "POST",
    path: "/user/accept_tsncs",
    access: "signed-in",
    tag: "Account",
    summary:
      "Says that the signed-in person agrees to the terms of the client in use. The first time counts; saying it again changes nothing.",
    response: Type.Object({ accepted_tsncs: Type.Literal(true) }),
  },
  changelogSeen: {
    method: "POST",
    path: "/user/changelog_seen",
    access: "signed-in",
    anyClient: true,
    byProvider: true,
    tag: "Account",
    summary: "Says that the signed-in person has seen the release notes there are.",
    response: Type.Object({ show_changelog: Type.Literal(false) }),
  },
});
