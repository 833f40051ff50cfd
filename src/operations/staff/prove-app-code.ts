import type { AccountAnswer } from '#gateways/accounts/account-answer.ts'
import type { StaffPlatform } from './staff-platform.ts'

/**
 * S3-8, STAFF-2: proves a code of the authenticator app. Each code works once: its period is taken before better-auth sees
 * the code, so that of two uses at once one counts.
 */
export async function proveAppCode(
  { accounts, storage }: StaffPlatform,
  personId: string,
  code: string,
  headers: Headers,
): Promise<AccountAnswer<boolean | 'unreadable'>> {
  const step = await accounts.stepOfCode(personId, code)
  if (step !== null && !(await storage.staff.factors.takeStep(personId, step))) return { value: false, cookies: [] }
  return accounts.proveCode(code, headers)
}
