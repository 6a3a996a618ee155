import { expect, it } from "vitest";
import { createMapState } from "../feature/mapState.ts";
import { untilCalm } from "./untilCalm.ts";

const never = new AbortController().signal;

it("waits for tiles, colours and graphics, and for what these ask for next", async () => {
  const state = createMapState();
  let isCalm = false;
  const waiting = untilCalm(state, never).then((is) => {
    isCalm = is;
  });
  state.pending = ["elements:buildings"];
  state.busy = false;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isCalm).toBe(false);
  state.pending = [];
  await new Promise((resolve) => setTimeout(resolve, 20));
  state.busy = true;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isCalm).toBe(false);
  state.busy = false;
  await waiting;
  expect(isCalm).toBe(true);
});

it("ends when its time is up, before or after it began", async () => {
  const late = new AbortController();
  const waiting = untilCalm(createMapState(), late.signal);
  late.abort();
  expect(await waiting).toBe(false);
  expect(await untilCalm(createMapState(), late.signal)).toBe(false);
});
