import type { DevMail } from "@stopbank/contract/people";
import { expect, vi } from "vitest";
import type { RunningApi } from "./startApi.ts";

/** The mailbox of an API under test, which is a demonstration. */
export const mailboxOf = (api: RunningApi) => {
  const to = async (email: string): Promise<DevMail[]> =>
    ((await api.get("/dev/mail")).json() as DevMail[]).filter((mail) => mail.to === email);
  /** The newest mail to an address, once there are as many. */
  const newest = async (email: string, count = 1): Promise<DevMail> =>
    vi.waitFor(
      async () => {
        const mails = await to(email);
        expect(mails.length).toBeGreaterThanOrEqual(count);
        return mails[0] as DevMail;
      },
      { timeout: 15_000, interval: 50 },
    );
  const code = async (email: string, count = 1): Promise<string> =>
    /^ {4}(\d{6})$/m.exec((await newest(email, count)).text)?.[1] ?? "no code";
  /** What the link of an invitation carries. */
  const invitation = async (email: string, count = 1) => {
    const [, href = ""] = /(http\S*invitation=\S+)/.exec((await newest(email, count)).text) ?? [];
    const carried = new URLSearchParams(new URL(href).hash.slice(1));
    return { client_name: carried.get("client") ?? "", invitation: carried.get("invitation") ?? "" };
  };
  /** The newest mail to an address that says this in its subject. */
  const about = (email: string, subject: string): Promise<DevMail> =>
    vi.waitFor(
      async () => {
        const mail = (await to(email)).find((each) => each.subject === subject);
        expect(mail).toBeDefined();
        return mail as DevMail;
      },
      { timeout: 15_000, interval: 50 },
    );
  return { to, newest, about, code, invitation };
};
