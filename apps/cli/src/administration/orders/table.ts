import { addClient } from "./addClient.ts";
import { addUser } from "./addUser.ts";
import { listContent, readDocument, readHistory, restoreContent, writeContent } from "./contentOrders.ts";
import { endCouncilSignIn, setCouncilSignIn, showCouncilSignIn } from "./councilSignIn.ts";
import { deleteUser } from "./deleteUser.ts";
import { listFeedback, markFeedback, readPicture } from "./feedbackOrders.ts";
import { listBasemaps } from "./listBasemaps.ts";
import { listFlags } from "./listFlags.ts";
import { listUsers } from "./listUsers.ts";
import { demandSecondFactor, resetSecondFactors } from "./secondFactorOrders.ts";
import { setEmailDomain } from "./setEmailDomain.ts";
import { setUserPassword } from "./setUserPassword.ts";
import { setUserRole } from "./setUserRole.ts";
import { showClient } from "./showClient.ts";
import { switchFlag } from "./switchFlag.ts";
import { addToken, listTokens, revokeToken } from "./tokenOrders.ts";
import { writeBackupOrder } from "./writeBackupOrder.ts";

/** Every order there is; the name is its path on the control socket. */
export const orders = {
  "client/add": addClient,
  "client/show": showClient,
  "client/flag": switchFlag,
  "flag/list": listFlags,
  "client/domain": setEmailDomain,
  "client/basemaps": listBasemaps,
  "client/second-factor": demandSecondFactor,
  "client/sign-in/set": setCouncilSignIn,
  "client/sign-in/show": showCouncilSignIn,
  "client/sign-in/off": endCouncilSignIn,
  "user/add": addUser,
  "user/password": setUserPassword,
  "user/role": setUserRole,
  "user/list": listUsers,
  "user/reset-factors": resetSecondFactors,
  "user/delete": deleteUser,
  "token/add": addToken,
  "token/list": listTokens,
  "token/revoke": revokeToken,
  "content/put": writeContent,
  "content/show": readDocument,
  "content/list": listContent,
  "content/history": readHistory,
  "content/restore": restoreContent,
  "feedback/list": listFeedback,
  "feedback/picture": readPicture,
  "feedback/state": markFeedback,
  "backup/write": writeBackupOrder,
} as const;

export type OrderName = keyof typeof orders;
