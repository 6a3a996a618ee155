import { addClient } from "./client/addClient.ts";
import { endCouncilSignIn, setCouncilSignIn, showCouncilSignIn } from "./client/councilSignIn.ts";
import { listBasemaps } from "./client/listBasemaps.ts";
import { listFlags } from "./client/listFlags.ts";
import { setEmailDomain } from "./client/setEmailDomain.ts";
import { showClient } from "./client/showClient.ts";
import { switchFlag } from "./client/switchFlag.ts";
import { exportFolder, importFolder } from "./contentFolders.ts";
import { listContent, readDocument, readHistory, restoreContent, writeContent } from "./contentOrders.ts";
import { makeVersionCurrent } from "./datasetOrders.ts";
import { listFeedback, markFeedback, readPicture } from "./feedbackOrders.ts";
import { addUser } from "./people/addUser.ts";
import { deleteUser } from "./people/deleteUser.ts";
import { inviteUsers } from "./people/inviteUsers.ts";
import { listUsers } from "./people/listUsers.ts";
import { setOperator } from "./people/operators.ts";
import { removeUser } from "./people/removeUser.ts";
import { demandSecondFactor, resetSecondFactors } from "./people/secondFactorOrders.ts";
import { setUserPassword } from "./people/setUserPassword.ts";
import { setUserRole } from "./people/setUserRole.ts";
import { endSessions, listSessions } from "./people/userSessions.ts";
import { addToken, listTokens, revokeToken } from "./tokenOrders.ts";
import { withdrawContent } from "./withdrawContent.ts";
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
  "user/operator": setOperator,
  "user/invite": inviteUsers,
  "user/remove": removeUser,
  "user/sessions": listSessions,
  "user/end-sessions": endSessions,
  "user/delete": deleteUser,
  "token/add": addToken,
  "token/list": listTokens,
  "token/revoke": revokeToken,
  "content/put": writeContent,
  "content/show": readDocument,
  "content/list": listContent,
  "content/history": readHistory,
  "content/restore": restoreContent,
  "content/withdraw": withdrawContent,
  "content/import": importFolder,
  "content/export": exportFolder,
  "feedback/list": listFeedback,
  "feedback/picture": readPicture,
  "feedback/state": markFeedback,
  "dataset/make-current": makeVersionCurrent,
  "backup/write": writeBackupOrder,
} as const;

export type OrderName = keyof typeof orders;
