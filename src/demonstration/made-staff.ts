import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLE_NAMES, ROLES } from '#domain/staff/roles.ts'
import type { Platform } from '#operations/platform.ts'
import { STOCK_PLANS } from './stock/plans.ts'

/** The dealer whose staff a demonstration makes. */
export const STAFFED_SITE = Object.keys(STOCK_PLANS)[0] ?? ''

/** The password of every account that a demonstration makes. */
export const DEMONSTRATION_PASSWORD = 'tram lantern quokka'

/** Addresses of the accounts by role; `.example` belongs to nobody. */
export const demonstrationEmail = (role: string) => `${role}@forecourt.example`

/** STAFF-4: an account for each role on the first site, and an operator's. Never in production. */
export async function loadDemonstrationStaff({ storage, accounts, clock, siteBySlug }: Platform): Promise<void> {
  const site = siteBySlug(STAFFED_SITE)
  if (site === null) return
  const { people, transaction } = storage.staff
  for (const role of [...ROLES, 'operator'] as const) {
    const email = demonstrationEmail(role)
    if (await people.findByEmail(email)) continue
    const name = role === 'operator' ? 'Olly Operator (made)' : `${ROLE_NAMES[role]} (made)`
    const personId = await accounts.addPerson({ email, name, password: DEMONSTRATION_PASSWORD })
    await people.markMade(personId)
    await transaction(async (within) => {
      if (role === 'operator') return people.setOperator(within, personId, true)
      await storage.forSite(site).members.add(within, { personId, roles: [role], scope: WHOLE_SITE }, clock.now())
    })
  }
}

/** What `npm start` prints about the console. */
export function demonstrationStaffLines(address: string, siteName: string): readonly string[] {
  return [
    `\nThe console, where dealers' staff work: ${address}`,
    `Made accounts for ${siteName}, one for each role: ${ROLES.map(demonstrationEmail).join(', ')}`,
    `and ${demonstrationEmail('operator')}, who may visit every site. Password of all of them: ${DEMONSTRATION_PASSWORD}`,
    'Owner, manager, finance and operator set up a second factor when they first sign in.',
  ]
}
