export type { ApiToken, ApiTokenGrant, TokenFault } from "./apiToken.ts";
export { listApiTokens } from "./apiTokens.ts";
export { endApiToken, issueApiToken, type TokenActor } from "./lookAfterTokens.ts";
export { presentedToken } from "./presentedToken.ts";
export { isApiToken, isWholeApiToken } from "./tokenText.ts";
export { noteTokenUse, purgeApiTokens } from "./tokenUse.ts";
