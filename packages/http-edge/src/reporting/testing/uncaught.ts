// A process that reports what nothing catches, and then fails in the way it is told to.
import { reportUncaught } from "../reportUncaught.ts";

const [dsn, way] = process.argv.slice(2);
await reportUncaught({ dsn: dsn === "" ? undefined : dsn, service: "test", release: "stopbank@1.2.3" });
const secret = "kiri@larkhaven.example";
switch (way) {
  case "throws":
    setTimeout(() => {
      throw new TypeError(secret);
    });
    break;
  case "rejects":
    void Promise.reject(new RangeError(secret));
    break;
  case "rejects with no error":
    void Promise.reject(secret);
    break;
}
// It would go on by itself.
setInterval(() => undefined, 1_000);
