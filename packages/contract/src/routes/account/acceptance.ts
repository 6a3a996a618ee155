import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";

/** What a person has agreed to, and what they have seen. */
export const acceptanceRoutes = defineRoutes({
  acceptTerms: {
    method: "POST",
    path: "/user/accept_tsncs",
    access: "signed-in",
    tag: "Account",
    summary:
      "Says that the signed-in person agrees to the terms of the client in use. The first time counts; saying it again changes nothing. With the `version` that was read (`tsncs_version` of `/client/config`), 409 `terms/changed` where there is another by now; without it, whatever they are by now.",
    query: Type.Object(
      { version: Type.Optional(Type.Integer({ minimum: 1 })) },
      { additionalProperties: false },
    ),
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
