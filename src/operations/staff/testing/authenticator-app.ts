import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Storage } from '#storage/storage.ts'

/**
 * What a person's authenticator app shows now, or `later` half minutes on. The server takes the code of this half minute,
 * the one before and the one after, so a slow machine has at least half a minute to send it. Each works once (S3-8).
 */
export function codeOf(secret: string, later: 0 | 1 = 0): Promise<string> {
  const app = createOTP(new TextDecoder().decode(base32.decode(secret)))
  return app.hotp(Math.floor(Date.now() / 30_000) + later)
}

/**
 * A code that was not used, however many a quick machine asks for within half a minute. Better-auth reads the machine's
 * clock, which a test cannot move on: so the accounts forget which code was the last instead.
 */
export async function unusedCode(secret: string, storage: Pick<Storage, 'rawDatabase'>): Promise<string> {
  await storage.rawDatabase().executeSql('update staff_two_factors set "usedStep" = null', [])
  return codeOf(secret)
}
