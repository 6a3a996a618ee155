import { ensureInstalled } from "./install.mjs";
import { node24, toolEnvironment } from "./node24.mjs";
import { portFrom, refuseTakenPort } from "./port.mjs";
import { main } from "./problem.mjs";
import { serve } from "./serve.mjs";
import { ensureShellBuilt } from "./shell.mjs";

await main(async () => {
  await refuseTakenPort(portFrom(process.env.PORT));
  await ensureInstalled();
  const env = toolEnvironment();
  await ensureShellBuilt(env);
  return serve(node24(), ["apps/cli/src/main.ts", "start", ...process.argv.slice(2)], env);
});
