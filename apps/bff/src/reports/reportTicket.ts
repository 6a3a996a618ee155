import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Whose job a ticket is for. */
export interface TicketOf {
  readonly jobId: string;
  readonly clientId: string;
  readonly userId: string;
}

/** How long an address that was handed out opens a socket: whoever is later asks for the job instead. */
const goodForSeconds = 60;

/**
 * Tickets that open the socket of one job, to its owner alone: beside one, the opener has to be them. Nothing is kept, and
 * every process with the installation's key for jobs reads what another has made.
 *
 * @param installationKey found when the first ticket is made or read.
 */
export function createReportTickets(installationKey: () => Promise<Uint8Array>, now = Date.now) {
  const macOf = async ({ jobId, clientId, userId }: TicketOf, until: number) => {
    const key = hkdfSync("sha256", await installationKey(), "", "stopbank report tickets", 32);
    return createHmac("sha256", new Uint8Array(key))
      .update([jobId, clientId, userId, until].join("\n"))
      .digest();
  };
  return {
    make: async (of: TicketOf): Promise<string> => {
      const until = Math.ceil(now() / 1_000) + goodForSeconds;
      return `${until}.${(await macOf(of, until)).toString("base64url")}`;
    },
    isGood: async (ticket: string, of: TicketOf): Promise<boolean> => {
      const [, until = "", mac = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(ticket) ?? [];
      if (until === "" || Number(until) * 1_000 < now()) return false;
      return timingSafeEqual(await macOf(of, Number(until)), Buffer.from(mac, "base64url"));
    },
  };
}

export type ReportTickets = ReturnType<typeof createReportTickets>;
