import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";

/**
 * What an app shows (RFC 6238). @param secret base32.
 * @param steps of half a minute from now: 1 for an app that runs ahead. One that runs behind may be too late by the time it is
 * typed.
 */
export function appCode(secret: string, steps: 0 | 1 = 0): string {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((digit) => digits.indexOf(digit).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** The secret that the page offers to who cannot read its QR code. */
export async function shownSecret(page: Page): Promise<string> {
  await page.getByText("Type a key instead").click();
  return ((await page.locator(".factor-secret code").textContent()) ?? "").replaceAll(" ", "");
}

export interface PluggedKey {
  /** Whether its owner says yes at once, to whatever it is asked; until then it waits for them. */
  answers(atOnce: boolean): Promise<unknown>;
}

/** A key of the page's own, which knows its owner (Chromium's virtual authenticator). */
export async function plugInKey(page: Page): Promise<PluggedKey> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: (enabled) =>
      devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}
