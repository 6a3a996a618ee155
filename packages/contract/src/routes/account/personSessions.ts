import { defineRoutes } from "../../route.ts";
import {
  EndedSessions,
  PersonParam,
  PersonSessionParam,
  PersonSessions,
} from "../../schemas/account/personSessions.ts";

/** Where a person of the client in use is logged in, for its administrators: as long as they belong to no other client. */
export const personSessionRoutes = defineRoutes({
  personSessions: {
    method: "GET",
    path: "/client/users/:user_uuid/sessions",
    access: "admin",
    tag: "People",
    summary:
      "The browsers that a person of the client in use is logged in with, and their latest sign-ins. Of somebody who belongs to another client too, neither.",
    params: PersonParam,
    response: PersonSessions,
  },
  endPersonSessions: {
    method: "DELETE",
    path: "/client/users/:user_uuid/sessions",
    access: "admin",
    tag: "People",
    summary:
      "Logs a person of the client in use out everywhere, programs with their password too. Not somebody who belongs to another client as well.",
    params: PersonParam,
    response: EndedSessions,
  },
  endPersonSession: {
    method: "DELETE",
    path: "/client/users/:user_uuid/sessions/:session",
    access: "admin",
    tag: "People",
    summary:
      "Logs a person of the client in use out of one browser. Not somebody who belongs to another client as well.",
    params: PersonSessionParam,
    response: EndedSessions,
  },
});
