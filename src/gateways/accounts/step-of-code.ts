import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Auth } from './create-auth.ts'

const PERIOD_S = 30
/** The plugin takes the code before and the one after too, for clocks that differ. */
const NEAR = [0, -1, 1] as const

/** S3-8: the period of 30 seconds to which a code of a person's authenticator app belongs; null: to none near now. */
export async function stepOfCode(auth: Auth, personId: string, code: string): Promise<number | null> {
  const { adapter, secretConfig } = await auth.$context
  const where = [{ field: 'userId', value: personId }]
  const factor = await adapter.findOne<{ readonly secret: string }>({ model: 'twoFactor', where })
  if (factor === null) return null
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret }).catch(() => null)
  // Encrypted under another data key (S3-6): proving the code says so.
  if (secret === null) return null
  const app = createOTP(secret)
  const now = Math.floor(Date.now() / 1000 / PERIOD_S)
  for (const each of NEAR) if ((await app.hotp(now + each)) === code) return now + each
  return null
}
