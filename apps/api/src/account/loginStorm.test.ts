import { deviceMarkHeader } from "@stopbank/contract/account";
import { renewDeviceMark } from "@stopbank/store/device-marks";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";
import { createHashPool } from "./hashPool.ts";

const inFlight = 2;
const queued = 50;
const pool = createHashPool(inFlight, queued);

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ hashPool: pool });
});
afterAll(() => api.stop());

/** Takes every place there is. @returns how many are taken still, and when all are free. */
function fill() {
  let taken = inFlight + queued;
  const crowd = Array.from({ length: taken }, (_, i) => pool.hash(`stranger-${i}`).then(() => taken--));
  return { taken: () => taken, over: Promise.all(crowd) };
}

const login = (email: string, secret: string, headers: Record<string, string>) =>
  api.app.inject({ method: "POST", url: "/user/login", headers: { ...basic(email, secret), ...headers } });
const throttles = async () => (await api.store.shared.selectFrom("throttles").selectAll().execute()).length;

describe("more log-ins than can be looked at", () => {
  it("A-27: are answered 503 with Retry-After at once, and nothing is written for them", async () => {
    const storm = fill();
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
    // All that while nearly everybody still waited.
    expect(storm.taken()).toBeGreaterThan(queued / 2);
    await storm.over;
  });

  it("A-21: keep out nobody in a browser that has logged in before, who goes before the strangers", async () => {
    const userId = (await findUserByEmail(api.store.shared, people.member))?.id ?? "";
    const mark = await renewDeviceMark(api.store, userId, undefined);
    const storm = fill();
    const answer = await login(people.member, password, {
      "x-forwarded-for": "198.51.100.1",
      [deviceMarkHeader]: mark,
    });
    expect(answer.statusCode).toBe(200);
    expect(storm.taken()).toBeGreaterThan(queued / 2);
    await storm.over;
  });
});
