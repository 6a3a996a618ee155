// A process of its own for openStore.test.ts: opens the embedded store and says so. Told to "write", it saves users
// one after another and names each once the store has confirmed it; told to "close", it ends in good order.
import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { createUser } from "../accounts/users.ts";
import { openStore } from "../openStore.ts";

const home = process.argv[2] ?? "";
try {
  const store = await openStore({ home });
  process.on("message", async (order) => {
    if (order === "close") {
      await store.close();
      process.disconnect();
      return;
    }
    for (;;) {
      const user = await createUser(store.shared, {
        email: `${randomUUID()}@a.example`,
        status: "CONFIRMED",
      });
      process.send?.(user.email);
    }
  });
  process.send?.("open");
} catch (error) {
  process.send?.(error instanceof DomainError ? error.code : String(error));
  process.disconnect();
}
