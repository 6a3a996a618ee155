import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { portFrom, refuseTakenPort } from "./port.mjs";

it("is 8080 unless PORT says otherwise", () => {
  expect([portFrom(undefined), portFrom(""), portFrom("0"), portFrom("65535")]).toEqual([
    8080, 8080, 0, 65535,
  ]);
});

it.each(["-1", "65536", "80.5", "http"])("refuses PORT=%s", (text) => {
  expect(() => portFrom(text)).toThrow(text);
});

it("says so when another program has the port, on one interface or on all", async () => {
  for (const host of ["127.0.0.1", undefined]) {
    const other = createServer().listen(0, host);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    await expect(refuseTakenPort(port)).rejects.toThrow(`Port ${port} is in use`);
    other.close();
    await once(other, "close");
    await expect(refuseTakenPort(port)).resolves.toBeUndefined();
  }
});
