import type { Store } from "@stopbank/store";
import { expect, it } from "vitest";
import { hearJobChanges, type JobChange } from "./changes.ts";

it("changes of jobs are heard, and whatever else is said on their channel is not", async () => {
  const said: ((payload: string) => void)[] = [];
  const listen: Store["listen"] = async (_channel, onMessage) => {
    said.push(onMessage);
    return async () => undefined;
  };
  const heard: JobChange[] = [];
  await hearJobChanges({ listen }, (change) => heard.push(change));
  const change = { clientId: "c", userId: "u", id: "j" };
  for (const payload of ["", "no JSON", "null", "[]", '{"id":"j"}', '{"clientId":1,"userId":"u","id":"j"}'])
    for (const say of said) say(payload);
  for (const say of said) say(JSON.stringify(change));
  expect(heard).toEqual([change]);
});
