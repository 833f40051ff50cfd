import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** A person's authenticator app. A code works once (S3-8), so each call gives the next one that the server takes now: three at most. */
export function createApp(secret: string): { readonly code: () => Promise<string> } {
  const app = createOTP(new TextDecoder().decode(base32.decode(secret)))
  let last = 0
  return {
    code: () => {
      // By the time of the call: half a minute may have ended since the last one.
      last = Math.max(last + 1, Math.floor(Date.now() / 30_000) - 1)
      return app.hotp(last)
    },
  }
}
