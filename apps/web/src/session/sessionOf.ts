import type { SessionInfo } from "@stopbank/plugin-api/browser";
import type { SessionAnswer } from "./wire.ts";

export const nobody: SessionInfo = { status: "visitor", roles: [], clients: [], demo: false };

/** Who is here, as the server says. */
export function sessionOf(answer: SessionAnswer): SessionInfo {
  if (!answer.signedIn) return { ...nobody, clients: answer.clients, demo: answer.demo ?? false };
  const { email, user_uuid: userUuid, roles, clients, demo } = answer;
  return { status: "signed-in", email, userUuid, roles, clients, demo };
}

/** The client in use. One that was renamed keeps its old name with `_old` behind it for a while. */
export const clientNameOf = ({ client_name, clients }: SessionAnswer): string | undefined =>
  (client_name ?? clients[0]?.client_name)?.replace(/_old$/, "");
