import { ensureInstalled } from "./install.mjs";
import { node24, toolEnvironment } from "./node24.mjs";
import { portFrom, refuseTakenPort } from "./port.mjs";
import { main } from "./problem.mjs";
import { serve } from "./serve.mjs";

await main(async () => {
  await refuseTakenPort(portFrom(process.env.PORT));
  await ensureInstalled();
  const env = toolEnvironment();
  return serve(node24(), ["apps/cli/src/main.ts", "dev", ...process.argv.slice(2)], env);
});
