import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  DomainName,
  FlagName,
  FlagSwitch,
  SwitchedFlag,
  TrailExportQuery,
  TrailPage,
  TrailQuery,
} from "../../schemas/administration/administration.ts";

/** What administrators of a client look after, beside its people. Each change stands in the client's trail. */
export const administrationRoutes = defineRoutes({
  switchFlag: {
    method: "PUT",
    path: "/client/feature_flags/:flag",
    access: "admin",
    scope: "administration",
    tag: "Administration",
    summary: "Switches a feature of the client in use, for everybody from their next request on.",
    params: FlagName,
    body: FlagSwitch,
    response: SwitchedFlag,
  },
  approveEmailDomain: {
    method: "PUT",
    path: "/client/email_domains/:domain",
    access: "admin",
    scope: "administration",
    tag: "Administration",
    summary:
      "Approves an e-mail domain: its people become members by signing up. Answers all that are approved.",
    params: DomainName,
    response: Type.Array(Type.String()),
  },
  withdrawEmailDomain: {
    method: "DELETE",
    path: "/client/email_domains/:domain",
    access: "admin",
    scope: "administration",
    tag: "Administration",
    summary: "Withdraws an e-mail domain. Who is a member by it stays one. Answers all that are approved.",
    params: DomainName,
    response: Type.Array(Type.String()),
  },
  auditTrail: {
    method: "GET",
    path: "/client/audit_trail",
    access: "admin",
    scope: "audit:read",
    tag: "Administration",
    summary: "What was done in the client in use, by whom, newest first, 50 at a time.",
    query: TrailQuery,
    response: TrailPage,
  },
  exportAuditTrail: {
    method: "GET",
    path: "/client/audit_trail.csv",
    access: "admin",
    scope: "audit:read",
    tag: "Administration",
    summary:
      "The whole trail, or what is asked for of it, as CSV (RFC 4180, UTF-8 with a byte order mark), newest first; no text is a formula. That it was asked for stands in the trail. 429 while two are being made for the client.",
    query: TrailExportQuery,
    response: Type.String(),
    produces: "text/csv",
  },
  auditActions: {
    method: "GET",
    path: "/client/audit_trail/actions",
    access: "admin",
    scope: "audit:read",
    tag: "Administration",
    summary: "The kinds of things that were done in the client in use.",
    response: Type.Array(Type.String()),
  },
});
