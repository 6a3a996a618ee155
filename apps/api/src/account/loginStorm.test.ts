import { setTimeout as sleep } from "node:timers/promises";
import { deviceMarkHeader } from "@stopbank/contract/account";
import { renewDeviceMark } from "@stopbank/store/device-marks";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHashPool } from "../passwords/hashPool.ts";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

const inFlight = 2;
const queued = 50;
const pool = createHashPool(inFlight, queued);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ hashPool: pool });
});
afterAll(() => api.stop());

/** Takes every place there is, and takes each again as soon as it is free. @returns what lets go of them. */
function fill() {
  let goesOn = true;
  const stranger = async (name: string) => {
    // Where somebody known went before, there is a place less for a moment.
    while (goesOn) await pool.hash(name).catch(() => sleep(5));
  };
  const crowd = Array.from({ length: inFlight + queued }, (_, i) => stranger(`stranger-${i}`));
  return async () => {
    goesOn = false;
    await Promise.all(crowd);
  };
}

const login = (email: string, secret: string, headers: Record<string, string>) =>
  api.app.inject({ method: "POST", url: "/user/login", headers: { ...basic(email, secret), ...headers } });
const throttles = async () => (await api.store.shared.selectFrom("throttles").selectAll().execute()).length;

describe("more log-ins than can be looked at", () => {
  it("A-27: are answered 503 with Retry-After at once, and nothing is written for them", async () => {
    const letGo = fill();
    const before = await throttles();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        login(`nobody${i}@stopbank.example`, "Guess-1", { "x-forwarded-for": `203.0.113.${i}` }),
      ),
    );
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
      expect(JSON.parse(body)).toMatchObject({ error: { code: "auth/busy" } });
    }
    const signUp = await api.post("/user/signup", {
      email: "new@somewhere.example",
      password: "Ōtaki beach 7",
    });
    expect([signUp.statusCode, signUp.headers["retry-after"]]).toEqual([503, "5"]);
    expect(await throttles()).toBe(before);
    expect((await api.get("/layer", api.as("member"))).statusCode).toBe(200);
    await letGo();
  });

  it("A-21: keep out nobody in a browser that has logged in before, who goes before the strangers", async () => {
    const userId = (await findUserByEmail(api.store.shared, people.member))?.id ?? "";
    const mark = await renewDeviceMark(api.store, userId, undefined);
    const letGo = fill();
    const answer = await login(people.member, password, {
      "x-forwarded-for": "198.51.100.1",
      [deviceMarkHeader]: mark,
    });
    expect(answer.statusCode).toBe(200);
    expect(
      (await login("nobody@stopbank.example", "Guess-1", { "x-forwarded-for": "198.51.100.9" })).statusCode,
    ).toBe(503);
    await letGo();
  });
});
