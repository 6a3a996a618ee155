import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  HistoryQuery,
  KeptText,
  ListedText,
  mostTextBytes,
  TextHistory,
  TextKind,
  TextName,
  TextToKeep,
  TextToRestore,
  TextToWithdraw,
  TextVersion,
  TextVersionOf,
} from "../../schemas/administration/texts.ts";
import { textExamples } from "./textExamples.ts";

const tag = "Texts";
const access = "editor" as const;

/** The texts of the client in use as those see them who write them: every version, and no version is ever lost. */
export const textRoutes = defineRoutes({
  texts: {
    method: "GET",
    path: "/client/texts",
    access,
    scope: "content:write",
    tag,
    summary:
      "Which texts there are: the client's, and the installation's to read, each with its latest version.",
    response: Type.Array(ListedText),
    example: textExamples.texts,
  },
  text: {
    method: "GET",
    path: "/client/texts/:kind",
    access,
    scope: "content:write",
    tag,
    summary: "A text as it is now, with the version to send back as `base` with what replaces it.",
    params: TextKind,
    query: TextName,
    response: KeptText,
    example: textExamples.text,
  },
  textHistory: {
    method: "GET",
    path: "/client/texts/:kind/history",
    access,
    scope: "content:write",
    tag,
    summary: "The versions of a text, the latest first, 50 at a time.",
    params: TextKind,
    query: HistoryQuery,
    response: TextHistory,
    example: textExamples.textHistory,
  },
  textVersion: {
    method: "GET",
    path: "/client/texts/:kind/versions/:textVersion",
    access,
    scope: "content:write",
    tag,
    summary: "A text as one of its versions said it.",
    params: TextVersionOf,
    query: TextName,
    response: KeptText,
    example: textExamples.textVersion,
  },
  putText: {
    method: "PUT",
    path: "/client/texts/:kind",
    access,
    scope: "content:write",
    tag,
    summary:
      "Keeps a text of the client in use as its next version. Refused with 409 where somebody else has kept one since `base`.",
    params: TextKind,
    body: TextToKeep,
    bodyLimitBytes: mostTextBytes,
    response: TextVersion,
    example: textExamples.putText,
  },
  restoreText: {
    method: "POST",
    path: "/client/texts/:kind/restore",
    access,
    scope: "content:write",
    tag,
    summary: "Keeps what an older version said as the next version. Refused as `PUT` is.",
    params: TextKind,
    body: TextToRestore,
    response: TextVersion,
    example: textExamples.restoreText,
  },
  withdrawText: {
    method: "POST",
    path: "/client/texts/:kind/withdraw",
    access,
    scope: "content:write",
    tag,
    summary:
      "Keeps as the next version that the text is gone, so that readers find none, or the installation's where that has one. Any version can be restored. Refused as `PUT` is.",
    params: TextKind,
    body: TextToWithdraw,
    response: TextVersion,
    example: textExamples.withdrawText,
  },
});
